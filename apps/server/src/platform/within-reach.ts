/** Clips a page to the first `most` items. */
export const withinReach = (page: number, size: number, most: number): { size: number; skip: number } => {
  const skip = Math.min(page * size, most);
  return { skip, size: Math.min(size, most - skip) };
};
