import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Best first. An encoding with q=0 is one the client refuses. */
const encodings: readonly [name: Encoding, isTaken: RegExp][] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/],
];

export const acceptedEncoding = (headers: IncomingHttpHeaders): Encoding | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '');
  return encodings.find(([, isTaken]) => isTaken.test(accepted))?.[0];
};

/** `brotliQuality` from 0 to 11: higher is slower and smaller. */
export const compress = (bytes: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> => {
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
};
