import { limits } from '@stagedoor/contract/limits';
import type { Storage } from '../../platform/ports/storage.ts';

const { pieceBytes } = limits.files;

/** Stores a stream as a multipart upload, buffering at most one part. */
export const storeStream = async (
  storage: Pick<Storage, 'openParts' | 'putPart' | 'joinParts' | 'dropParts'>,
  { key, contentType, chunks }: { key: string; contentType: string; chunks: AsyncIterable<Uint8Array> },
): Promise<void> => {
  const file = await storage.openParts(key, contentType);
  try {
    const parts: string[] = [];
    const send = async (bytes: Uint8Array) => void parts.push(await storage.putPart(file, parts.length + 1, bytes));
    let held: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of chunks) {
      held.push(chunk);
      size += chunk.length;
      if (size < pieceBytes) continue;
      await send(Buffer.concat(held));
      held = [];
      size = 0;
    }
    if (size > 0 || parts.length === 0) await send(Buffer.concat(held));
    await storage.joinParts(file, parts);
  } catch (error) {
    await storage.dropParts(file);
    throw error;
  }
};
