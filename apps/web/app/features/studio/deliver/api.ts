import type { ReplyOf } from '@stagedoor/contract/client';
import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import { studioRoutes } from '@stagedoor/contract/studio-routes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendWithProgress } from '../../../shared/api/send-with-progress.ts';
import { studioApi } from '../studio-api.ts';
import type { UploadCalls } from './upload/send-video.ts';

export type Delivery = NonNullable<Input<Endpoints['deliverOrder']>['body']>['delivery'];

export const deliverOrder = (idOrder: number, delivery: Delivery) =>
  studioApi('deliverOrder', { body: { idOrder, delivery } });

/** Everything the person sees: the order, the list, the money. */
export const useRefreshSession = () => {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: ['session'] }), [cache]);
};

const appendPath = (idUpload: string, offset: number) =>
  studioRoutes.appendUpload.path.replace('{id}', encodeURIComponent(idUpload)).replace('{offset}', String(offset));

export const uploadCalls = (signal: AbortSignal): UploadCalls => ({
  start: (size) => studioApi('startUpload', { body: { size } }, { signal }),
  look: (id) => studioApi('getUpload', { params: { id } }, { signal }),
  append: (idUpload, offset, piece, onSent) =>
    sendWithProgress<ReplyOf<'appendUpload'>>(appendPath(idUpload, offset), piece, { signal, onProgress: onSent }),
  finish: (idUpload, checksum) => studioApi('finishUpload', { body: { idUpload, checksum } }, { signal }),
});

export const cancelUpload = (idUpload: string) => studioApi('cancelUpload', { body: { idUpload } });
