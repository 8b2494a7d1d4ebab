export type PictureKind = 'portrait' | 'cover' | 'picture' | 'delivery';

/** The widths in which a picture can be requested. A narrower picture is served in its own width. */
const widthsOf: Record<PictureKind, readonly number[]> = {
  portrait: [160, 320, 640, 960],
  cover: [640, 1280, 1920],
  picture: [320, 640, 1280, 1920],
  delivery: [320, 640, 1280, 1920],
};

const knownWidths = new Set(Object.values(widthsOf).flat());

export const isPictureWidth = (width: number) => knownWidths.has(width);

/** The maximum of WebP in either direction. */
export const mostSide = 16_383;

/**
 * The widths to produce: none wider than the source, but always the smallest; for deliveries also the source's own
 * width.
 */
export const widthsFor = (kind: PictureKind, sourceWidth: number): number[] => {
  const [smallest = sourceWidth, ...larger] = widthsOf[kind];
  const own = kind === 'delivery' && sourceWidth > smallest ? [Math.min(sourceWidth, mostSide)] : [];
  return [...new Set([smallest, ...larger.filter((width) => width <= sourceWidth), ...own])];
};

/** For requests without a width. */
export const usualWidth = (stored: readonly number[]): number =>
  Math.max(Math.min(...stored), ...stored.filter((width) => width <= 960));

/** The stored width for a requested one: the next larger, or the widest there is. */
export const nearestWidth = (stored: readonly number[], width: number): number =>
  stored.toSorted((a, b) => a - b).find((candidate) => candidate >= width) ?? Math.max(...stored);
