import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { limits } from '@stagedoor/contract/limits';

const { hashChunkBytes } = limits.files;

/** Incremental: `crypto.subtle` hashes only whole buffers, and a large file does not fit into memory. */
export const hashFile = async (file: Blob, signal: AbortSignal): Promise<string> => {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += hashChunkBytes) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(at, at + hashChunkBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
};
