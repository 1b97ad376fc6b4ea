/** Ask for the typefaces beside the scripts, not only once the styles have come. */

import type { HtmlTagDescriptor, Plugin } from "vite";

export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => Object.keys(bundle).filter(isFont).map(link),
    },
  };
}

function isFont(name: string): boolean {
  return name.endsWith(".woff2");
}

function link(name: string): HtmlTagDescriptor {
  const attrs = {
    rel: "preload",
    href: `/${name}`,
    as: "font",
    type: "font/woff2",
    crossorigin: "",
  };
  return { tag: "link", attrs, injectTo: "head" };
}
