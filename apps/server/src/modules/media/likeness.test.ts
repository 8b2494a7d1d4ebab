import { isAlike } from '@stagedoor/contract/likeness';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { faultSize } from '../../../../../tests/support/fault-size.ts';
import { aScene, copies } from '../../../../../tests/support/pictures.ts';
import { likenessOfPicture } from './likeness-of-picture.ts';

const count = { small: 20, commit: 60, nightly: 1000 }[faultSize];
const pictures = await Promise.all(Array.from({ length: count }, (_, at) => aScene(String(at))));
const likenessIn = (picture: Buffer) => likenessOfPicture(sharp(picture));
const likenesses = await Promise.all(pictures.map(likenessIn));

describe('the likeness of a picture', () => {
  it.each(Object.entries(copies))('is that of a copy %s, in 99 of 100', async (_name, copy) => {
    const found = await Promise.all(
      pictures.map(async (picture, at) => isAlike(likenesses[at] ?? '', await likenessIn(await copy(picture)))),
    );
    expect(found.filter(Boolean).length / count).toBeGreaterThanOrEqual(0.99);
  });

  it('is that of another picture in one of 1,000 at most', () => {
    const pairs = likenesses.flatMap((one, at) => likenesses.slice(at + 1).map((other) => isAlike(one, other)));
    expect(pairs.filter(Boolean).length / pairs.length).toBeLessThanOrEqual(0.001);
  });

  it('is 64 digits, also of a picture without a shape, or of a single point', async () => {
    for (const [width, height] of [
      [1, 1],
      [3, 2000],
      [500, 500],
    ] as const) {
      const plain = await sharp({ create: { width, height, channels: 4, background: '#b0402080' } })
        .png()
        .toBuffer();
      expect(await likenessIn(plain)).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
