/** Cuts a stream of bytes at delimiters, and holds no more of it than the piece that is being read. */
export const createByteReader = (source: AsyncIterable<Buffer>, start: Buffer) => {
  const iterator = source[Symbol.asyncIterator]();
  let rest = start;

  const readMore = async (): Promise<boolean> => {
    const { done, value } = await iterator.next();
    if (!done) rest = Buffer.concat([rest, value]);
    return !done;
  };

  return {
    /** What stands before the delimiter; `ended` where none comes any more, `tooLong` where none comes in time. */
    async readUntil(delimiter: Buffer, mostBytes: number): Promise<Buffer | 'ended' | 'tooLong'> {
      const pieces: Buffer[] = [];
      let size = 0;
      for (;;) {
        const at = rest.indexOf(delimiter);
        // The end of what is there may be the beginning of a delimiter.
        const certain = at < 0 ? Math.max(0, rest.length - delimiter.length + 1) : at;
        pieces.push(rest.subarray(0, certain));
        size += certain;
        rest = rest.subarray(at < 0 ? certain : at + delimiter.length);
        if (size > mostBytes) return 'tooLong';
        if (at >= 0) return Buffer.concat(pieces);
        if (!(await readMore())) return 'ended';
      }
    },

    /** What comes next, without reading past it; shorter where the source ends. */
    async peek(bytes: number): Promise<Buffer> {
      while (rest.length < bytes && (await readMore()));
      return rest.subarray(0, bytes);
    },

    /** To be called when no more is wanted. */
    close: () => iterator.return?.(),
  };
};
