import sharp from 'sharp';
import { createRandom, type Random } from '../../apps/server/src/demo/random.ts';

const colour = (random: Random) => `rgb(${random.int(0, 255)},${random.int(0, 255)},${random.int(0, 255)})`;

const shape = (random: Random, width: number, height: number): string => {
  const [x, y] = [random.int(0, width), random.int(0, height)];
  const size = random.int(10, width / 3);
  const fill = colour(random);
  const turned = `transform="rotate(${random.int(0, 90)} ${x} ${y})"`;
  const stroke = `stroke="${fill}" stroke-width="${random.int(3, 24)}" fill="none"`;
  const bend = () => `${random.int(-200, 200)} ${random.int(-200, 200)}`;
  return random.pick([
    `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}" opacity="0.8"/>`,
    `<rect x="${x}" y="${y}" width="${size}" height="${size * 1.4}" fill="${fill}" ${turned}/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size / 3}" fill="${fill}" ${turned}/>`,
    `<path d="M${x} ${y} q ${bend()} ${bend()} t ${bend()} t ${bend()}" ${stroke}/>`,
  ]);
};

/** A picture of shapes and strokes that no other seed draws, as WebP. */
export const aScene = (seed: string): Promise<Buffer> => {
  const random = createRandom(`scene ${seed}`);
  const [width, height] = [random.int(300, 800), random.int(300, 800)];
  const shapes = Array.from({ length: random.int(5, 30) }, () => shape(random, width, height)).join('');
  const sky = `<linearGradient id="sky" x2="${random.next()}" y2="1"><stop stop-color="${colour(random)}"/><stop offset="1" stop-color="${colour(random)}"/></linearGradient>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/>${shapes}</svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha().webp({ quality: 92 }).toBuffer();
};

type Copy = (picture: Buffer) => Promise<Buffer>;

const cropped =
  (left: number, top: number): Copy =>
  async (picture) => {
    const { width, height } = await sharp(picture).metadata();
    const [less, lower] = [Math.round(width * 0.03), Math.round(height * 0.03)];
    const at = { left: Math.round(less * left), top: Math.round(lower * top) };
    return sharp(picture)
      .extract({ ...at, width: width - less, height: height - lower })
      .webp()
      .toBuffer();
  };

/** What happens to a picture on its way through chats and social networks. */
export const copies: Readonly<Record<string, Copy>> = {
  'at half its size': async (picture) => {
    const { width } = await sharp(picture).metadata();
    return sharp(picture)
      .resize({ width: Math.round(width / 2) })
      .webp()
      .toBuffer();
  },
  'as JPEG at 60': (picture) => sharp(picture).jpeg({ quality: 60 }).toBuffer(),
  'as WebP at 60': (picture) => sharp(picture).webp({ quality: 60 }).toBuffer(),
  'as PNG of 256 colours': (picture) => sharp(picture).png({ palette: true }).toBuffer(),
  'cropped by 3 % all around': cropped(0.5, 0.5),
  'cropped by 3 % on one side': cropped(1, 0),
  'cropped by 3 % at a corner': cropped(1, 1),
};
