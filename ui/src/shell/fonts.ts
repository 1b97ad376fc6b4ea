/** The page's typefaces: waited for a moment, so that nothing is laid out twice. */

/** As long as this the page stays empty for them, in milliseconds; they come along with its scripts. */
const PATIENCE = 1500;
const FACES = ["16px Marcellus", '16px "Source Sans 3"'];

export async function typefaces(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([all, late]);
}
