export type PictureKind = 'portrait' | 'cover' | 'picture' | 'delivery';

/** The widths in which a picture can be asked for. One that is narrower than asked comes as wide as it is. */
const widthsOf: Record<PictureKind, readonly number[]> = {
  portrait: [160, 320, 640, 960],
  cover: [640, 1280, 1920],
  picture: [320, 640, 1280, 1920],
  delivery: [320, 640, 1280, 1920],
};

const asked = new Set(Object.values(widthsOf).flat());

export const isPictureWidth = (width: number) => asked.has(width);

/** The most that the format can hold, in either direction. */
export const mostSide = 16_383;

/** What to make of a source: nothing wider than it is, but always the smallest; of what somebody bought its own width, too. */
export const widthsFor = (kind: PictureKind, sourceWidth: number): number[] => {
  const [smallest = sourceWidth, ...larger] = widthsOf[kind];
  const own = kind === 'delivery' && sourceWidth > smallest ? [Math.min(sourceWidth, mostSide)] : [];
  return [...new Set([smallest, ...larger.filter((width) => width <= sourceWidth), ...own])];
};

/** Where no width was asked for. */
export const usualWidth = (stored: readonly number[]): number =>
  Math.max(Math.min(...stored), ...stored.filter((width) => width <= 960));

/** The stored width that serves best where `width` was asked for: the next larger one, or the widest there is. */
export const nearestWidth = (stored: readonly number[], width: number): number =>
  stored.toSorted((a, b) => a - b).find((candidate) => candidate >= width) ?? Math.max(...stored);
