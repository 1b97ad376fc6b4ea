/** The server's SVG of a position as a PNG file, drawn on a canvas of twice its size. */

const SCALE = 2;

export async function savePng(table: string, at?: number): Promise<void> {
  const answer = await fetch(
    `/api/tables/${table}/picture.svg${at === undefined ? "" : `?at=${at}`}`,
  );
  const image = await loaded(URL.createObjectURL(await answer.blob()));
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  canvas.toBlob((blob) => blob && save(blob, "tikal.png"), "image/png");
}

function loaded(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The picture can't be read."));
    image.src = source;
  });
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
