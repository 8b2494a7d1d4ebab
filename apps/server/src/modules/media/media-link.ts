/** A picture's address, which shows it in a usual size; `/320.webp` behind it is the picture 320 pixels wide. */
export const mediaLink = <Id extends string | null>(id: Id) => (id === null ? null : `/media/${id}`) as Id;

/** The width that the end of such an address asks for. */
export const widthIn = (file: string): number | null => {
  const [, digits] = /^(\d{2,4})\.webp$/.exec(file) ?? [];
  return digits === undefined ? null : Number(digits);
};
