import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const fontIn = (file: string) => create(readFileSync(file)) as Font;

// Latin, Cyrillic and the signs of our currencies. Parsed once for all documents: that takes longer than drawing one.
export const fonts = {
  text: fontIn(require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')),
  strong: fontIn(require.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf')),
};

/** Words as outlines for an SVG: a machine that draws it may have no fonts. Returns how wide they are, too. */
export const outline = (words: string, size: number, font: Font = fonts.text): { path: string; width: number } => {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const parts = glyphs.map((glyph, at) => {
    const path = glyph.path
      .scale(scale, -scale)
      .translate(x * scale, 0)
      .toSVG();
    x += positions[at]?.xAdvance ?? 0;
    return path;
  });
  return { path: parts.join(' '), width: x * scale };
};
