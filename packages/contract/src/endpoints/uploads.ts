import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';
import { empty, imageLink } from '../schemas/primitives.ts';

const uploadedImage = z.object({ idImage: z.string(), imageLink });

const refusals = ['wrongChecksum', 'fileTooLarge'] as const;

/** A portrait is cut to 4:5; any other picture keeps its shape. What is handed over with an order keeps its size as well. */
const kind = z.object({ kind: z.enum(['portrait', 'picture', 'delivery']).default('picture') });

const { videoBytes, pieceBytes } = limits.files;
const idUpload = z.string().regex(/^[\w-]{22}$/);
const upload = z.object({ idUpload, size: z.int(), /** How much of it is kept. */ offset: z.int() });

export const uploads = {
  // Registration asks for a photo.
  uploadImage: endpoint({
    ...routes.uploadImage,
    access: 'registering',
    summary: 'Upload a picture; a field `checksum` (SHA-256, hex) before the file is checked',
    query: kind,
    files: 1,
    reply: uploadedImage,
    refusals,
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  uploadSomeImage: endpoint({
    ...routes.uploadSomeImage,
    access: 'user',
    summary: 'Upload several pictures, all or none; each may be preceded by its `checksum`',
    query: kind,
    files: limits.files.imagesAtOnce,
    reply: z.object({ images: z.array(uploadedImage) }),
    refusals,
    limit: { max: 20, seconds: 600, by: 'caller' },
  }),
  startUpload: endpoint({
    ...routes.startUpload,
    access: 'expert',
    summary: 'Announce a video of `size` bytes; it is then appended piece by piece',
    body: z.object({ size: z.int().min(1) }),
    reply: upload,
    refusals: ['fileTooLarge'],
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  appendUpload: endpoint({
    ...routes.appendUpload,
    access: 'expert',
    summary: `The bytes from {offset} on: ${pieceBytes} of them, or what is left. Another offset than what is kept is refused, and the kept one named`,
    params: z.object({ id: idUpload, offset: z.coerce.number().pipe(z.int().min(0).max(videoBytes)) }),
    bytes: pieceBytes,
    reply: upload,
    refusals: ['pageNotFound', 'incompleteRequest', 'fileTooLarge', 'mandatoryFieldNull'],
    limit: { max: 1200, seconds: 600, by: 'caller' },
  }),
  getUpload: endpoint({
    ...routes.getUpload,
    access: 'expert',
    summary: 'How much of an upload is kept, to go on from there',
    params: z.object({ id: idUpload }),
    reply: upload,
    refusals: ['pageNotFound'],
  }),
  finishUpload: endpoint({
    ...routes.finishUpload,
    access: 'expert',
    summary:
      'Say that all of it was sent, with its SHA-256 in hex; from then on it is a file. What does not match is forgotten',
    body: z.object({ idUpload, checksum: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ idFile: z.string() }),
    refusals: ['pageNotFound', 'incompleteRequest', 'wrongChecksum'],
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  cancelUpload: endpoint({
    ...routes.cancelUpload,
    access: 'expert',
    summary: 'Forget an upload that will not be finished',
    body: z.object({ idUpload }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
