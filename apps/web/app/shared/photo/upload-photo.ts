import type { ReplyOf } from '@stagedoor/contract/client';
import { routes } from '@stagedoor/contract/routes';
import { type Sending, sendWithProgress } from '../api/send-with-progress.ts';
import type { PhotoShape } from './shapes.ts';

type Uploaded = ReplyOf<'uploadImage'>;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Over plain HTTP browsers offer no `crypto.subtle`; then the upload has no checksum. */
const checksumOf = async (file: Blob): Promise<string | null> =>
  crypto.subtle ? hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())) : null;

const formOf = async (file: Blob): Promise<FormData> => {
  const form = new FormData();
  const checksum = await checksumOf(file);
  if (checksum) form.set('checksum', checksum); // before the file, so that the server has it while the file streams in
  form.set('file', file, `picture.${file.type.split('/')[1]}`);
  return form;
};

export const uploadPhoto = async (file: Blob, { kind }: PhotoShape, sending: Sending): Promise<Uploaded> =>
  sendWithProgress(`${routes.uploadImage.path}?kind=${kind}`, await formOf(file), sending);
