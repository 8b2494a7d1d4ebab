import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useProblemText } from '../../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { ProblemText } from '../../../../ui/fields/field-frame.tsx';
import { cancelUpload, uploadCalls } from '../api.ts';
import { keptVideo } from './kept-video.ts';

export type VideoState =
  | { kind: 'none' }
  | { kind: 'failed'; problem: ProblemText }
  | { kind: 'sending'; percent: number }
  | { kind: 'waiting'; percent: number }
  | { kind: 'checking' }
  | { kind: 'ready'; idFile: string };

const megabyte = 1024 * 1024;
export const mostMegabytes = limits.files.videoBytes / megabyte;
const longestWait = 30_000;

/** Uploads the chosen file, across connection losses and reloads. */
export const useVideoUpload = (idOrder: number) => {
  const [state, setState] = useState<VideoState>({ kind: 'none' });
  const [file, setFile] = useState<Blob | null>(null);
  const [resumed, setResumed] = useState(false);
  const running = useRef<AbortController>(null);
  const known = useRef<string>(null);
  const goOn = useRef<() => void>(() => {});
  const problemText = useVideoWords();

  const run = useCallback(
    async (video: Blob, idUpload: string | null) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      known.current = idUpload;
      setFile(video);
      let percent = 0;
      const show = (next: VideoState) => {
        if (running.current === controller) setState(next);
      };
      const onSent = (bytes: number) => {
        percent = Math.floor((bytes / video.size) * 100);
        show({ kind: 'sending', percent });
      };
      show({ kind: 'sending', percent });
      try {
        const { sendVideo } = await import('./send-video.ts');
        const { idFile } = await sendVideo(video, idUpload, uploadCalls(controller.signal), {
          signal: controller.signal,
          onStarted: (id) => {
            known.current = id;
            void keptVideo(idOrder).keep(video, id);
          },
          onSent,
          onWhole: () => show({ kind: 'checking' }),
          onBreak: (tries) => {
            show({ kind: 'waiting', percent });
            return pause(Math.min(longestWait, 1000 * 2 ** tries), controller.signal, goOn);
          },
        });
        show({ kind: 'ready', idFile });
      } catch (error) {
        if (controller.signal.aborted) return;
        await keptVideo(idOrder).drop();
        known.current = null;
        setFile(null);
        show({ kind: 'failed', problem: await problemText(error) });
      }
    },
    [idOrder, problemText],
  );

  useEffect(() => {
    let isHere = true;
    void keptVideo(idOrder)
      .read()
      .then((kept) => {
        if (!isHere || !kept || running.current) return;
        setResumed(true);
        void run(kept.file, kept.idUpload);
      });
    return () => {
      isHere = false;
      running.current?.abort();
      running.current = null;
    };
  }, [idOrder, run]);

  const forget = async () => {
    running.current?.abort();
    setState({ kind: 'none' });
    setFile(null);
    setResumed(false);
    await keptVideo(idOrder).drop();
  };
  return {
    state,
    file,
    resumed,
    goOn: () => goOn.current(),
    take: async (video: Blob) => {
      setResumed(false);
      await keptVideo(idOrder).keep(video, null);
      await run(video, null);
    },
    /** Delivered: the stored copy is no longer needed. */
    done: () => keptVideo(idOrder).drop(),
    /** Another video is wanted: cancels this upload. */
    giveUp: async () => {
      const idUpload = known.current;
      known.current = null;
      await forget();
      if (idUpload && state.kind !== 'ready') await cancelUpload(idUpload).catch(() => {});
    },
  };
};

/** Waits until the time is over, the connection is back, or the user retries. */
const pause = (milliseconds: number, signal: AbortSignal, goOn: { current: () => void }): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
    goOn.current = end;
  });

const useVideoWords = () => {
  const { t } = useTranslation('deliver');
  const problemText = useProblemText();
  return useCallback(
    async (error: unknown): Promise<ProblemText> => {
      if (!(error instanceof ApiError)) return problemText(error);
      if (error.name === 'fileTooLarge' && error.fields?.uploads) return t('video.tooMany');
      if (error.name === 'fileTooLarge') return t('video.tooLarge', { most: mostMegabytes });
      if (error.name === 'wrongChecksum') return t('video.changed');
      if (error.name === 'mandatoryFieldNull') return t('video.notVideo');
      return problemText(error);
    },
    [t, problemText],
  );
};
