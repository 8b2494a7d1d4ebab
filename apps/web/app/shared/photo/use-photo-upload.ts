import type { ReplyOf } from '@stagedoor/contract/client';
import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { lazy, useRef, useState } from 'react';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { ask } from '../dialogs/ask.tsx';
import { useProblemText } from '../feedback/use-problem-text.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { type PhotoShape, portrait } from './shapes.ts';

const CropModal = lazy(() => import('./crop-modal.tsx'));

type State = { kind: 'idle' } | { kind: 'sending'; percent: number } | { kind: 'failed'; problem: ProblemText };

// These are sent as they are: the server re-encodes them, and encoding twice would lose quality twice.
const readyTypes = new Set(['image/jpeg', 'image/png', 'image/webp']);
const isReady = ({ type, size }: File) => readyTypes.has(type) && size <= limits.files.imageBytes;

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
    const { aspect, most } = shape;
    const all = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const area = aspect === null ? all : await ask(CropModal, { file, aspect });
    if (!area) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'sending', percent: 0 });
    try {
      const { encodePhoto } = await import('./encode-photo.ts');
      const { uploadPhoto } = await import('./upload-photo.ts');
      const onProgress = (sent: number, total: number) =>
        setState({ kind: 'sending', percent: Math.round((sent / total) * 100) });
      const encoded = aspect === null && isReady(file) ? file : await encodePhoto(bitmap, area, most);
      onUploaded(await uploadPhoto(encoded, shape, { signal: controller.signal, onProgress }));
      setState({ kind: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) return setState({ kind: 'idle' });
      setState({ kind: 'failed', problem: error instanceof ApiError ? await problemText(error) : t('unreadable') });
    }
  };

  return { state, send, cancel: () => running.current?.abort() };
};
