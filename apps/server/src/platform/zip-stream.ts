export type ZipEntry = {
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Stored without compression. */
  isCompressed: boolean;
};

/** Streams a ZIP archive; reads an entry only when everything before it has been consumed. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  { mtime }: { mtime: Date },
): AsyncGenerator<Uint8Array, void, undefined> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
