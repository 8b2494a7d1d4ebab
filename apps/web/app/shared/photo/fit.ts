export type Size = { width: number; height: number };

/** Scales down to fit within `most`, keeping the aspect ratio; never scales up. */
export const fitWithin = ({ width, height }: Size, most: Size): Size => {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
