import type { ReplyOf } from '@stagedoor/contract/client';
import { routes } from '@stagedoor/contract/routes';
import { api } from '../../../../shared/api.ts';
import { sendWithProgress } from '../../../../shared/send-with-progress.ts';
import type { UploadCalls } from './send-video.ts';

const appendPath = (idUpload: string, offset: number) =>
  routes.appendUpload.path.replace('{id}', encodeURIComponent(idUpload)).replace('{offset}', String(offset));

export const uploadCalls = (signal: AbortSignal): UploadCalls => ({
  start: (size) => api('startUpload', { body: { size } }, { signal }),
  look: (id) => api('getUpload', { params: { id } }, { signal }),
  append: (idUpload, offset, piece, onSent) =>
    sendWithProgress<ReplyOf<'appendUpload'>>(appendPath(idUpload, offset), piece, { signal, onProgress: onSent }),
  finish: (idUpload, checksum) => api('finishUpload', { body: { idUpload, checksum } }, { signal }),
});
