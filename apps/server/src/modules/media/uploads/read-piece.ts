import { Readable } from 'node:stream';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { FastifyRequest } from 'fastify';
import { runDry } from '../run-dry.ts';

/** The bytes of a request, limited while they arrive. */
export const readPiece =
  (request: FastifyRequest) =>
  async (mostBytes: number): Promise<Buffer> => {
    const { body } = request;
    if (!(body instanceof Readable)) return fail('mandatoryFieldNull', { fields: { file: 'required' } });
    const pieces: Buffer[] = [];
    let size = 0;
    try {
      for await (const piece of body) {
        size += piece.length;
        if (size > mostBytes) fail('fileTooLarge');
        pieces.push(piece);
      }
    } finally {
      runDry(request.raw, limits.files.pieceBytes);
    }
    return Buffer.concat(pieces);
  };
