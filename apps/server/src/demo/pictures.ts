import sharp from 'sharp';

export type Picture = { width: number; webp: Buffer };

/** Renders once at the largest width and scales down; light compression, because the first start waits for it. */
export const renderPicture = async (svg: string, widths: readonly number[]): Promise<Picture[]> => {
  const drawn = sharp(Buffer.from(svg))
    .resize({ width: Math.max(...widths) })
    .removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    widths.map(async (width) => ({
      width,
      webp: await sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort: 1 }).toBuffer(),
    })),
  );
};
