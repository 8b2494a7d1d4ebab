type NamedFile = { fileName: string; mediaType: string; content: string };

/** Downloads a file that was created in the browser. */
export const saveFile = ({ fileName, mediaType, content }: NamedFile): void => {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
