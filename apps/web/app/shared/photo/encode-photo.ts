import { limits } from '@stagedoor/contract/limits';
import { fitWithin, type Size } from './fit.ts';

const { imageQuality } = limits.files;

type Area = { x: number; y: number; width: number; height: number };

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, imageQuality));

/** Crops, scales down and re-encodes, which removes metadata such as location and date. */
export const encodePhoto = async (photo: ImageBitmap, area: Area, most: Size): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(area, most));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('expected a 2d context of the canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  // A browser that cannot encode WebP returns a PNG, which would be far larger.
  const blob = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
  if (!blob) throw new Error('the canvas could not be encoded as JPEG');
  return blob;
};
