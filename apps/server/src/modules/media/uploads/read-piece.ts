import { Readable } from 'node:stream';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { FastifyRequest } from 'fastify';
import { arrivingBytes } from '../arriving-bytes.ts';

/** Reads the request body, enforcing the limit while it arrives. */
export const readPiece =
  ({ raw, body }: FastifyRequest) =>
  async (mostBytes: number): Promise<Buffer> => {
    if (!(body instanceof Readable)) return fail('mandatoryFieldNull', { fields: { file: 'required' } });
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of arrivingBytes(raw, limits.files.pieceBytes)) {
      size += piece.length;
      if (size > mostBytes) fail('fileTooLarge');
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  };
