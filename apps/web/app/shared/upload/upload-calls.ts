import { createClientOf, type ReplyOf } from '@stagedoor/contract/client';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { connection } from '../api/connection.ts';
import { sendWithProgress } from '../api/send-with-progress.ts';
import type { UploadCalls } from './send-file.ts';

const uploadApi = createClientOf(studioRoutes, connection);

const appendPath = (idUpload: string, offset: number) =>
  studioRoutes.appendUpload.path.replace('{id}', encodeURIComponent(idUpload)).replace('{offset}', String(offset));

export type UploadFor = {
  kind: 'VIDEO' | 'AUDIO' | 'FILE';
  /** In whose community a member posts it. */
  idUser: number | undefined;
};

export const uploadCalls = ({ kind, idUser }: UploadFor, signal: AbortSignal): UploadCalls => ({
  start: (size) => uploadApi('startUpload', { body: { size, kind, ...(idUser && { idUser }) } }, { signal }),
  look: (id) => uploadApi('getUpload', { params: { id } }, { signal }),
  append: (idUpload, offset, piece, onSent) =>
    sendWithProgress<ReplyOf<'appendUpload'>>(appendPath(idUpload, offset), piece, { signal, onProgress: onSent }),
  finish: (idUpload, checksum) => uploadApi('finishUpload', { body: { idUpload, checksum } }, { signal }),
});

export const cancelUpload = (idUpload: string) => uploadApi('cancelUpload', { body: { idUpload } });
