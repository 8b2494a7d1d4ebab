import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { FastifyRequest } from 'fastify';
import { arrivingBytes } from './arriving-bytes.ts';
import { readMultipart } from './read-multipart.ts';

const { imageBytes } = limits.files;
// Room for a checksum per file, and for fields that clients add unasked.
const spareFields = 8;

/**
 * Yields the files of a multipart request, enforcing limits while they arrive. A `checksum` field applies to the file
 * after it, a `checksum` header to the first file.
 */
export async function* readUploads(request: FastifyRequest, most: number): AsyncGenerator<Buffer> {
  const { body, headers } = request;
  if (!(body instanceof Readable)) return fail('mandatoryFieldNull', { fields: { file: 'required' } });
  const arriving = arrivingBytes(request.raw, most * imageBytes);
  const within = { parts: 2 * most + spareFields, partBytes: imageBytes };
  let checksum = headers.checksum;
  let count = 0;
  for await (const { name, isFile, bytes } of readMultipart(headers['content-type'] ?? '', arriving, within)) {
    if (!isFile) {
      if (name === 'checksum') checksum = bytes.toString();
      continue;
    }
    if (++count > most) fail('fileTooLarge');
    if (checksum !== undefined && checksum !== sha256(bytes)) fail('wrongChecksum');
    checksum = undefined;
    yield bytes;
  }
  if (count === 0) fail('mandatoryFieldNull', { fields: { file: 'required' } });
  if (checksum !== undefined) fail('mandatoryFieldNull', { fields: { checksum: 'invalid' } });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
