import type { Size } from './fit.ts';

export type PhotoShape = {
  kind: 'portrait' | 'cover' | 'picture' | 'delivery';
  /** Aspect ratio of the crop; null keeps the whole picture. */
  aspect: number | null;
  most: Size;
};

export const portrait: PhotoShape = { kind: 'portrait', aspect: 4 / 5, most: { width: 1200, height: 1500 } };
/** For the top of a profile: wide screens show the middle of it. */
export const cover: PhotoShape = { kind: 'cover', aspect: 4, most: { width: 1920, height: 480 } };
/** For products. */
export const wide: PhotoShape = { kind: 'picture', aspect: 5 / 3, most: { width: 1920, height: 1152 } };
/** For posts: uncropped. */
export const posted: PhotoShape = { kind: 'picture', aspect: null, most: { width: 1920, height: 4000 } };
/** For deliveries: uncropped, and in full size where possible. */
export const whole: PhotoShape = { kind: 'delivery', aspect: null, most: { width: 4000, height: 4000 } };
