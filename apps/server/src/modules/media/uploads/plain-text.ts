export const plainText = 'text/plain; charset=utf-8';

// Whatever else controls a terminal or a printer is no text.
const control = /[^\P{Cc}\t\n\r\f]/u;
const pageOrScript = /^\s*(?:<|#!)/;

/** Whether a file begins as a text in UTF-8 that is neither a page nor a script. */
export const isPlainText = (head: Uint8Array): boolean => {
  const text = decoded(new TextDecoder('utf-8', { fatal: true }), head);
  return text !== null && !control.test(text) && !pageOrScript.test(text);
};

/** The end of the bytes may be the middle of a letter. */
const decoded = (decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
};

/** The same for all of a file, piece by piece. */
export const textChecker = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  return {
    add: (bytes: Uint8Array) => {
      if (!isText) return;
      const text = decoded(decoder, bytes);
      isText = text !== null && !control.test(text);
    },
    isText: () => isText,
  };
};
