import { fail } from '@stagedoor/contract/errors';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { likenessOfPicture } from './likeness-of-picture.ts';
import { mostSide, type PictureKind, widthsFor } from './picture-sizes.ts';

export type DrawnPicture = {
  kind: PictureKind;
  /** Where it is widest. */
  size: { width: number; height: number };
  sizes: { width: number; webp: Buffer }[];
  /** Only of deliveries, which are certified. */
  likeness: string | null;
};

const mostPixels = 40_000_000;
const mostSeconds = 20;
// A decoded picture takes up to 160 MB, whatever the file size; memory is planned for two at a time.
const inTurn = limitConcurrency(2);

// Two detectors must agree on the type: rejects polyglot files.
const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** Decodes an upload and re-encodes it in our sizes, so that only its pixels remain. */
export const drawPicture = (bytes: Buffer, kind: PictureKind): Promise<DrawnPicture> =>
  inTurn(async () => {
    const format = formats[(await fileTypeFromBuffer(bytes))?.mime ?? ''] ?? refuse();
    try {
      return await draw(bytes, format, kind);
    } catch (error) {
      return isTooLarge(error) ? fail('fileTooLarge') : refuse(error);
    }
  });

const draw = async (bytes: Buffer, format: string, kind: PictureKind): Promise<DrawnPicture> => {
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
  const metadata = await source.metadata();
  if (metadata.format !== format) return refuse();
  if (metadata.width * metadata.height > mostPixels) return fail('fileTooLarge');

  const { width, height } = metadata.autoOrient;
  const widths = widthsFor(kind, kind === 'portrait' ? Math.min(width, Math.floor(height * 0.8)) : width);
  const widest = Math.max(...widths);
  const fitted = fit(source.timeout({ seconds: mostSeconds }).autoOrient(), kind, widest);
  const { data, info } = await fitted.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes = await Promise.all(
    widths.map(async (size) => ({
      width: size,
      webp: await sharp(data, { raw })
        .resize({ width: size, withoutEnlargement: true })
        .webp({ quality: size === widest && kind === 'delivery' ? 92 : 80 })
        .toBuffer(),
    })),
  );
  const likeness = kind === 'delivery' ? await likenessOfPicture(sharp(data, { raw })) : null;
  return { kind, size: { width: info.width, height: info.height }, sizes, likeness };
};

// A portrait is cropped to 4:5. Other pictures keep their proportions, within the limits of the format.
const fit = (source: Sharp, kind: PictureKind, width: number): Sharp =>
  kind === 'portrait'
    ? source.resize({ width, height: width * 1.25, fit: 'cover' })
    : source.resize({ width, height: Math.min(width * 4, mostSide), fit: 'inside', withoutEnlargement: true });

const isTooLarge = (error: unknown) => error instanceof Error && /pixel limit|exceeds/i.test(error.message);

const refuse = (cause?: unknown): never => fail('mandatoryFieldNull', { fields: { file: 'invalid' }, cause });
