import { limits } from '@stagedoor/contract/limits';
import type { Sending } from '../api/send-with-progress.ts';
import type { PhotoShape } from './shapes.ts';

type Area = { x: number; y: number; width: number; height: number };
type Photo = { file: File; bitmap: ImageBitmap; area: Area };

// These are sent as they are: the server re-encodes them, and encoding twice would lose quality twice.
const readyTypes = new Set(['image/jpeg', 'image/png', 'image/webp']);
const isReady = ({ type, size }: File) => readyTypes.has(type) && size <= limits.files.imageBytes;

export const wholeOf = ({ width, height }: ImageBitmap): Area => ({ x: 0, y: 0, width, height });

/** Crops, scales down and uploads a picture. */
export const sendPhoto = async ({ file, bitmap, area }: Photo, shape: PhotoShape, sending: Sending) => {
  const { encodePhoto } = await import('./encode-photo.ts');
  const { uploadPhoto } = await import('./upload-photo.ts');
  const encoded = shape.aspect === null && isReady(file) ? file : await encodePhoto(bitmap, area, shape.most);
  return uploadPhoto(encoded, shape, sending);
};
