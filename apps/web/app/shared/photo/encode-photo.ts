import { limits } from '@stagedoor/contract/limits';
import { fitWithin, type Size } from './fit.ts';

const { imageQuality } = limits.files;

type Area = { x: number; y: number; width: number; height: number };

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, imageQuality));

/** The cut-out part, made smaller and written anew: what is sent holds no places or dates of the original. */
export const encodePhoto = async (photo: ImageBitmap, area: Area, most: Size): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(area, most));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  // A browser that cannot write WebP gives a PNG instead, which would be far larger.
  const blob = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
  if (!blob) throw new Error('the photo could not be written');
  return blob;
};
