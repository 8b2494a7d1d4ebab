import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that the reader takes. */
export const acceptedEncoding = (headers: IncomingHttpHeaders): Encoding | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '');
  return encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted));
};

/** `brotliQuality` from 0 to 11: how much time to spend for fewer bytes. */
export const compress = (bytes: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> => {
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
};
