/** A picture is scaled down to this width first, by whatever has decoded it. */
export const likenessWidth = 256;

/** Row by row, red first, as canvases and image libraries hand them out; with four channels the last is opacity. */
export type Pixels = { width: number; height: number; channels: number; data: Uint8Array | Uint8ClampedArray };

const side = 32;
const frequencies = 16;
/** Of 255 bits; `likeness.test.ts` shows what lies on either side. */
const mostDifferent = 0.33;

const cosines = Array.from({ length: frequencies }, (_, frequency) =>
  Array.from({ length: side }, (_empty, at) => Math.cos((Math.PI * (at + 0.5) * frequency) / side)),
);

/**
 * What a picture looks like in 64 hexadecimal digits: the signs of the lowest frequencies of its brightness (a perceptual
 * hash). Resizing, recompression and a narrow crop change few of them.
 */
export const likenessOf = (pixels: Pixels): string => {
  const waves = transform(shrink(pixels)).slice(1);
  return waves
    .map((wave) => (wave > 0 ? '1' : '0'))
    .join('')
    .padEnd(frequencies ** 2, '0')
    .replace(/.{4}/g, (bits) => Number.parseInt(bits, 2).toString(16));
};

/** Whether two pictures are the same, apart from size, format and a narrow border. */
export const isAlike = (one: string, other: string): boolean =>
  differingBits(one, other) / (frequencies ** 2 - 1) <= mostDifferent;

const differingBits = (one: string, other: string): number => {
  let bits = 0;
  for (let at = 0; at < one.length; at++) {
    const differing = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16);
    bits += differing.toString(2).replaceAll('0', '').length;
  }
  return bits;
};

/** The mean brightness of each of 32 × 32 fields, on white where it is transparent. */
const shrink = ({ width, height, channels, data }: Pixels): Float64Array => {
  const sums = new Float64Array(side ** 2);
  const counts = new Float64Array(side ** 2);
  const columns = Array.from({ length: width }, (_, x) => Math.floor((x * side) / width));
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * side) / height) * side;
    for (let x = 0; x < width; x++, at += channels) {
      const field = row + (columns[x] ?? 0);
      const light = brightness(data, at, channels);
      sums[field] = (sums[field] ?? 0) + light;
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return sums.map((sum, field) => sum / (counts[field] || 1));
};

const brightness = (data: Pixels['data'], at: number, channels: number): number => {
  const light = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  const opacity = channels === 4 ? (data[at + 3] ?? 255) / 255 : 1;
  return light * opacity + 255 * (1 - opacity);
};

/** The lowest frequencies of the discrete cosine transform, row by row. */
const transform = (fields: Float64Array): number[] => {
  const byRow = Array.from({ length: side }, (_, y) =>
    cosines.map((wave) => wave.reduce((sum, cosine, x) => sum + cosine * (fields[y * side + x] ?? 0), 0)),
  );
  return cosines.flatMap((wave) =>
    cosines.map((_, x) => wave.reduce((sum, cosine, y) => sum + cosine * (byRow[y]?.[x] ?? 0), 0)),
  );
};
