/** Splits a byte stream at delimiters, buffering no more than the current piece. */
export const createByteReader = (source: AsyncIterable<Buffer>, start: Buffer) => {
  const iterator = source[Symbol.asyncIterator]();
  let rest = start;

  const readMore = async (): Promise<boolean> => {
    const { done, value } = await iterator.next();
    if (!done) rest = Buffer.concat([rest, value]);
    return !done;
  };

  return {
    /**
     * Reads up to the delimiter; `ended` when the source ends first, `tooLong` when it does not come within
     * `mostBytes`.
     */
    async readUntil(delimiter: Buffer, mostBytes: number): Promise<Buffer | 'ended' | 'tooLong'> {
      const pieces: Buffer[] = [];
      let size = 0;
      for (;;) {
        const at = rest.indexOf(delimiter);
        // The end of the buffer may be the beginning of a delimiter.
        const certain = at < 0 ? Math.max(0, rest.length - delimiter.length + 1) : at;
        pieces.push(rest.subarray(0, certain));
        size += certain;
        rest = rest.subarray(at < 0 ? certain : at + delimiter.length);
        if (size > mostBytes) return 'tooLong';
        if (at >= 0) return Buffer.concat(pieces);
        if (!(await readMore())) return 'ended';
      }
    },

    /** Returns the next bytes without consuming them; fewer at the end of the source. */
    async peek(bytes: number): Promise<Buffer> {
      while (rest.length < bytes && (await readMore()));
      return rest.subarray(0, bytes);
    },

    /** Must be called when no more is read. */
    close: () => iterator.return?.(),
  };
};
