/** The URL of a picture in a default size; append `/320.webp` for a width of 320 pixels. */
export const mediaLink = <Id extends string | null>(id: Id) => (id === null ? null : `/media/${id}`) as Id;

/** Parses the width at the end of such a URL. */
export const widthIn = (file: string): number | null => {
  const [, digits] = /^(\d{2,4})\.webp$/.exec(file) ?? [];
  return digits === undefined ? null : Number(digits);
};
