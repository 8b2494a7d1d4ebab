/** A picture's address without its size; `/320.webp` behind it is the picture 320 pixels wide. */
export const mediaLink = <Id extends string | null>(id: Id) => (id === null ? null : `/media/${id}`) as Id;
