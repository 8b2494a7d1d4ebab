export type PictureKind = 'portrait' | 'cover' | 'picture';

/** The widths in which a picture can be asked for. One that is narrower than asked comes as wide as it is. */
export const widthsOf: Record<PictureKind, readonly number[]> = {
  portrait: [160, 320, 640, 960],
  cover: [640, 1280, 1920],
  picture: [320, 640, 1280, 1920],
};

const asked = new Set(Object.values(widthsOf).flat());

export const isPictureWidth = (width: number) => asked.has(width);

/** What to make of a source: nothing wider than it is, but always the smallest. */
export const widthsFor = (kind: PictureKind, sourceWidth: number): number[] => {
  const [smallest = sourceWidth, ...larger] = widthsOf[kind];
  return [smallest, ...larger.filter((width) => width <= sourceWidth)];
};

/** The stored width that serves best where `width` was asked for: the next larger one, or the widest there is. */
export const nearestWidth = (stored: readonly number[], width: number): number =>
  stored.toSorted((a, b) => a - b).find((candidate) => candidate >= width) ?? Math.max(...stored);
