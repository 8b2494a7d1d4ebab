import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPicture } from '../pictures.ts';
import { makeWorld } from '../world/index.ts';
import { drawAutograph } from './autograph.ts';
import { drawCover } from './cover.ts';
import { drawFan } from './fan.ts';
import { drawPortrait } from './portrait.ts';

const { talents, fans } = makeWorld();
const portraits = talents.map(({ nickname, traits }) => drawPortrait(nickname, traits));
const covers = talents.map(({ nickname, craft, traits }) => drawCover(nickname, craft, traits.backdrop));
const autographs = talents.map(({ nickname, traits }) => drawAutograph(nickname, traits));
const faces = fans.map(({ email }) => drawFan(email));

const sizeOf = async (svg: string) => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return [width, height];
};

describe('drawn pictures', () => {
  it('show nobody twice', () => {
    expect(new Set(portraits).size).toBe(60);
    expect(new Set(covers).size).toBe(60);
    expect(new Set(autographs).size).toBe(60);
    expect(new Set(faces).size).toBe(200);
  });

  it('look different even the size of a thumb, where small lines no longer help', async () => {
    const thumbs = await Promise.all(
      portraits.map((svg) => sharp(Buffer.from(svg)).resize(8, 10).removeAlpha().raw().toBuffer()),
    );
    for (const [at, thumb] of thumbs.entries()) {
      for (const [other, second] of thumbs.entries()) {
        if (other <= at) continue;
        const distance = thumb.reduce((sum, value, i) => sum + Math.abs(value - (second[i] ?? 0)), 0) / thumb.length;
        expect(distance, `${talents[at]?.nickname} and ${talents[other]?.nickname}`).toBeGreaterThan(12);
      }
    }
  });

  it('stay under 12 kB and contain no broken number', () => {
    for (const svg of [...portraits, ...covers, ...faces, ...autographs]) {
      expect(svg.length).toBeLessThan(12_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('are drawn the same way again', () => {
    expect(talents.map(({ nickname, traits }) => drawPortrait(nickname, traits))).toEqual(portraits);
  });

  it('are parsed at the sizes they promise', async () => {
    for (const svg of portraits) expect(await sizeOf(svg)).toEqual([800, 1000]);
    for (const svg of covers) expect(await sizeOf(svg)).toEqual([1600, 640]);
    for (const svg of faces.slice(0, 20)) expect(await sizeOf(svg)).toEqual([320, 400]);
  });

  it('become webp pictures of each asked width', async () => {
    const pictures = await renderPicture(portraits[0] ?? '', [160, 320]);
    const made = await Promise.all(pictures.map(({ webp }) => sharp(webp).metadata()));
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 160, 200],
      ['webp', 320, 400],
    ]);
  });
});
