import type { ReplyOf } from '@stagedoor/contract/client';
import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { routes } from '@stagedoor/contract/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../shared/api/client.ts';
import { sendWithProgress } from '../../../shared/api/send-with-progress.ts';
import type { UploadCalls } from './upload/send-video.ts';

export type Delivery = NonNullable<Input<Endpoints['deliverOrder']>['body']>['delivery'];

export const deliverOrder = (idOrder: number, delivery: Delivery) =>
  api('deliverOrder', { body: { idOrder, delivery } });

/** Everything the person sees: the order, the list, the money. */
export const useRefreshSession = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: ['session'] }), [cache]);
};

const appendPath = (idUpload: string, offset: number) =>
  routes.appendUpload.path.replace('{id}', encodeURIComponent(idUpload)).replace('{offset}', String(offset));

export const uploadCalls = (signal: AbortSignal): UploadCalls => ({
  start: (size) => api('startUpload', { body: { size } }, { signal }),
  look: (id) => api('getUpload', { params: { id } }, { signal }),
  append: (idUpload, offset, piece, onSent) =>
    sendWithProgress<ReplyOf<'appendUpload'>>(appendPath(idUpload, offset), piece, { signal, onProgress: onSent }),
  finish: (idUpload, checksum) => api('finishUpload', { body: { idUpload, checksum } }, { signal }),
});

export const cancelUpload = (idUpload: string) => api('cancelUpload', { body: { idUpload } });
