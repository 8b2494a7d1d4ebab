import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { routes } from '../routes.ts';

export const uploadedImage = z.object({ idImage: z.string(), imageLink: z.string() });

const refusals = ['wrongChecksum', 'fileTooLarge'] as const;

/** A portrait is cut to 4:5; any other picture keeps its shape. */
const kind = z.object({ kind: z.enum(['portrait', 'picture']).default('picture') });

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
};
