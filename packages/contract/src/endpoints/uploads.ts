import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { otherRoutes } from '../other-routes.ts';
import { routes } from '../routes.ts';
import { empty, id, imageLink } from '../schemas/primitives.ts';
import { studioRoutes } from '../studio-routes.ts';

const uploadedImage = z.object({ idImage: z.string(), imageLink });

const refusals = ['wrongChecksum', 'fileTooLarge'] as const;

/** A portrait is cropped to 4:5; other pictures keep their proportions. A delivery also keeps its size. */
const kind = z.object({ kind: z.enum(['portrait', 'cover', 'picture', 'delivery']).default('picture') });

const { videoBytes, pieceBytes } = limits.files;
const idUpload = z.string().regex(/^[\w-]{22}$/);
const upload = z.object({ idUpload, size: z.int(), /** How much of it is stored. */ offset: z.int() });

export const uploads = {
  // Registration requires a photo.
  uploadImage: endpoint({
    ...routes.uploadImage,
    access: 'registering',
    summary: 'Upload a picture; an optional field `checksum` (SHA-256, hex) before the file is verified',
    query: kind,
    files: 1,
    reply: uploadedImage,
    refusals,
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  uploadSomeImage: endpoint({
    ...otherRoutes.uploadSomeImage,
    access: 'user',
    summary: 'Upload several pictures, all or none; each may be preceded by its `checksum`',
    query: kind,
    files: limits.files.imagesAtOnce,
    reply: z.object({ images: z.array(uploadedImage) }),
    refusals,
    limit: { max: 20, seconds: 600, by: 'caller' },
  }),
  startUpload: endpoint({
    ...studioRoutes.startUpload,
    access: 'user',
    summary:
      'Start the upload of `size` bytes in chunks: a video or an audio file as a talent, or for a post in the community of `idUser` as its member; a voice note (`AUDIO`) or a file for a chat as anybody',
    body: z.object({
      size: z.int().min(1),
      kind: z.enum(['VIDEO', 'AUDIO', 'FILE']).default('VIDEO'),
      /** In whose community a member will post it. */
      idUser: id.optional(),
    }),
    reply: upload,
    refusals: ['pageNotFound', 'fileTooLarge', 'incompleteRequest'],
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  appendUpload: endpoint({
    ...studioRoutes.appendUpload,
    access: 'user',
    summary: `Append a chunk at {offset}: ${pieceBytes} bytes, or the rest. A wrong offset is refused with the right one`,
    params: z.object({ id: idUpload, offset: z.coerce.number().pipe(z.int().min(0).max(videoBytes)) }),
    bytes: pieceBytes,
    reply: upload,
    refusals: ['pageNotFound', 'incompleteRequest', 'fileTooLarge', 'mandatoryFieldNull'],
    limit: { max: 1200, seconds: 600, by: 'caller' },
  }),
  getUpload: endpoint({
    ...studioRoutes.getUpload,
    access: 'user',
    summary: 'Read the offset of an upload, to resume it',
    params: z.object({ id: idUpload }),
    reply: upload,
    refusals: ['pageNotFound'],
  }),
  finishUpload: endpoint({
    ...studioRoutes.finishUpload,
    access: 'user',
    summary:
      'Finish an upload with its SHA-256 in hex, which turns it into a file; a mismatch, or a file that is not whole, discards the upload',
    body: z.object({ idUpload, checksum: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ idFile: z.string() }),
    refusals: ['pageNotFound', 'incompleteRequest', 'wrongChecksum', 'mandatoryFieldNull'],
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  cancelUpload: endpoint({
    ...studioRoutes.cancelUpload,
    access: 'user',
    summary: 'Cancel an upload',
    body: z.object({ idUpload }),
    reply: empty,
    refusals: ['pageNotFound'],
  }),
};
