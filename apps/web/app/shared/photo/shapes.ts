import type { Size } from './fit.ts';

export type PhotoShape = {
  kind: 'portrait' | 'picture' | 'delivery';
  /** Width by height of what is cut out; null takes the picture as it is. */
  aspect: number | null;
  most: Size;
};

export const portrait: PhotoShape = { kind: 'portrait', aspect: 4 / 5, most: { width: 1200, height: 1500 } };
/** What stands on a product. */
export const wide: PhotoShape = { kind: 'picture', aspect: 5 / 3, most: { width: 1920, height: 1152 } };
/** What somebody made: nothing of it is cut off, and it stays as large as it is where it can. */
export const whole: PhotoShape = { kind: 'delivery', aspect: null, most: { width: 4000, height: 4000 } };
