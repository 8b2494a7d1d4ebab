import type { ReplyOf } from '@stagedoor/contract/client';
import { ApiError } from '@stagedoor/contract/errors';
import { lazy, useRef, useState } from 'react';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { ask } from '../dialogs/ask.tsx';
import { useProblemText } from '../feedback/use-problem-text.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { sendPhoto, wholeOf } from './send-photo.ts';
import { type PhotoShape, portrait } from './shapes.ts';

const CropModal = lazy(() => import('./crop-modal.tsx'));

type State = { kind: 'idle' } | { kind: 'sending'; percent: number } | { kind: 'failed'; problem: ProblemText };

export type UploadedPhoto = ReplyOf<'uploadImage'>;

/** Crops, scales down and uploads the chosen file. */
export const usePhotoUpload = (onUploaded: (photo: UploadedPhoto) => void, shape: PhotoShape = portrait) => {
  const { t } = useTranslation('photo');
  const problemText = useProblemText();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(null);

  const send = async (file: File) => {
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (!bitmap) return setState({ kind: 'failed', problem: t('unreadable') });
    const { aspect } = shape;
    const area = aspect === null ? wholeOf(bitmap) : await ask(CropModal, { file, aspect });
    if (!area) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'sending', percent: 0 });
    try {
      const onProgress = (sent: number, total: number) =>
        setState({ kind: 'sending', percent: Math.round((sent / total) * 100) });
      onUploaded(await sendPhoto({ file, bitmap, area }, shape, { signal: controller.signal, onProgress }));
      setState({ kind: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) return setState({ kind: 'idle' });
      setState({ kind: 'failed', problem: error instanceof ApiError ? await problemText(error) : t('unreadable') });
    }
  };

  return { state, send, cancel: () => running.current?.abort() };
};
