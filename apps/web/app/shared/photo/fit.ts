export type Size = { width: number; height: number };

/** As large as it is, but not larger than the most; its shape stays. */
export const fitWithin = ({ width, height }: Size, most: Size): Size => {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
