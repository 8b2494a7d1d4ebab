import { plainText, textChecker } from './plain-text.ts';

/** A ZIP ends with its table of contents and a comment of up to 64 kB. */
const tailBytes = 65_557;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const pdfEnd = Buffer.from('%%EOF', 'latin1');
const isZip = /^application\/(?:vnd\.o|epub)/;

/** Notices a file that was cut off, or is only at its beginning what it says, while it is read. */
export const wholeFileChecker = (contentType: string) => {
  const text = textChecker();
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let size = 0;
  return {
    add: (bytes: Buffer) => {
      if (contentType === plainText) text.add(bytes);
      if (head.length < 8) head = Buffer.concat([head, bytes]).subarray(0, 8);
      tail = Buffer.concat([tail, bytes]).subarray(-tailBytes);
      size += bytes.length;
    },
    isWhole: (): boolean => {
      if (contentType === plainText) return text.isText();
      if (contentType === 'application/pdf') return tail.includes(pdfEnd);
      // A WAV says how many bytes follow.
      if (contentType === 'audio/wav') return head.length === 8 && head.readUInt32LE(4) + 8 <= size;
      return !isZip.test(contentType) || tail.includes(zipEnd);
    },
  };
};
