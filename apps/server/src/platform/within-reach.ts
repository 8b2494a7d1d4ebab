/** The part of a page that lies within the first `most` items; none of it beyond. */
export const withinReach = (page: number, size: number, most: number): { size: number; skip: number } => {
  const skip = Math.min(page * size, most);
  return { skip, size: Math.min(size, most - skip) };
};
