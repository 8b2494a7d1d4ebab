import { createHash } from 'node:crypto';
import { fail, Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { FastifyRequest } from 'fastify';
import { runDry } from './run-dry.ts';

const parsing = (files: number) => ({
  limits: {
    files,
    fields: files,
    parts: 2 * files,
    fileSize: limits.files.imageBytes,
    fieldSize: 100,
    headerPairs: 20,
  },
});

/**
 * The files of a multipart request, one after the other and limited while they arrive. A field `checksum` speaks of the
 * file that follows it, a header `checksum` of the first.
 */
export async function* readUploads(request: FastifyRequest, most: number): AsyncGenerator<Buffer> {
  if (!request.isMultipart()) return fail('mandatoryFieldNull', { fields: { file: 'required' } });
  let checksum = request.headers.checksum;
  let count = 0;
  try {
    for await (const part of request.parts(parsing(most))) {
      if (part.type === 'field') {
        if (part.fieldname === 'checksum') checksum = String(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      if (checksum !== undefined && checksum !== sha256(bytes)) fail('wrongChecksum');
      checksum = undefined;
      count++;
      yield bytes;
    }
  } catch (error) {
    throw isForeseen(error) ? error : new Refusal('mandatoryFieldNull', { fields: { file: 'invalid' }, cause: error });
  } finally {
    runDry(request.raw, most * limits.files.imageBytes);
  }
  if (count === 0) fail('mandatoryFieldNull', { fields: { file: 'required' } });
  if (checksum !== undefined) fail('mandatoryFieldNull', { fields: { checksum: 'invalid' } });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

// The parser's own refusals carry a status; a malformed body does not, and is the sender's fault all the same.
const isForeseen = (error: unknown) => error instanceof Refusal || (error instanceof Error && 'statusCode' in error);
