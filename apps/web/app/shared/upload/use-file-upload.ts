import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { useProblemText } from '../feedback/use-problem-text.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { type FormKey, keptFile } from './kept-file.ts';
import { pauseAfter } from './pause-after.ts';
import { cancelUpload, uploadCalls } from './upload-calls.ts';

export type UploadState =
  | { kind: 'none' }
  | { kind: 'failed'; problem: ProblemText }
  | { kind: 'sending'; percent: number }
  | { kind: 'waiting'; percent: number }
  | { kind: 'checking' }
  | { kind: 'ready'; idFile: string };

const megabyte = 1024 * 1024;
/** A member of a community uploads less than a talent. */
export const mostMegabytes = (isMember = false) =>
  (isMember ? limits.files.memberBytes : limits.files.videoBytes) / megabyte;

/** Uploads the chosen file, across connection losses and reloads; `communityOf` is where a member posts it. */
export const useFileUpload = (key: FormKey, communityOf?: number) => {
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const [file, setFile] = useState<Blob | null>(null);
  const [resumed, setResumed] = useState(false);
  const running = useRef<AbortController>(null);
  const known = useRef<string>(null);
  const goOn = useRef<() => void>(() => {});
  const problemText = useUploadWords(communityOf !== undefined);

  const run = useCallback(
    async (chosen: Blob, idUpload: string | null) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      known.current = idUpload;
      setFile(chosen);
      let percent = 0;
      const show = (next: UploadState) => {
        if (running.current === controller) setState(next);
      };
      const onSent = (bytes: number) => {
        percent = Math.floor((bytes / chosen.size) * 100);
        show({ kind: 'sending', percent });
      };
      show({ kind: 'sending', percent });
      try {
        const { sendFile } = await import('./send-file.ts');
        const kind = chosen.type.startsWith('audio/') ? 'AUDIO' : 'VIDEO';
        const calls = uploadCalls({ kind, idUser: communityOf }, controller.signal);
        const { idFile } = await sendFile(chosen, idUpload, calls, {
          signal: controller.signal,
          onStarted: (id) => {
            known.current = id;
            void keptFile(key).keep(chosen, id);
          },
          onSent,
          onWhole: () => show({ kind: 'checking' }),
          onBreak: (tries) => {
            show({ kind: 'waiting', percent });
            return pauseAfter(tries, controller.signal, goOn);
          },
        });
        show({ kind: 'ready', idFile });
      } catch (error) {
        if (controller.signal.aborted) return;
        await keptFile(key).drop();
        known.current = null;
        setFile(null);
        show({ kind: 'failed', problem: await problemText(error) });
      }
    },
    [key, communityOf, problemText],
  );

  useEffect(() => {
    let isHere = true;
    void keptFile(key)
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
  }, [key, run]);

  const forget = async () => {
    running.current?.abort();
    setState({ kind: 'none' });
    setFile(null);
    setResumed(false);
    await keptFile(key).drop();
  };
  return {
    state,
    file,
    resumed,
    goOn: () => goOn.current(),
    take: async (chosen: Blob) => {
      setResumed(false);
      await keptFile(key).keep(chosen, null);
      await run(chosen, null);
    },
    /** Sent with its form: the stored copy is no longer needed. */
    done: () => keptFile(key).drop(),
    /** Another file, or none, is wanted: cancels this upload. */
    giveUp: async () => {
      const idUpload = known.current;
      known.current = null;
      await forget();
      if (idUpload && state.kind !== 'ready') await cancelUpload(idUpload).catch(() => {});
    },
  };
};

const useUploadWords = (isMember: boolean) => {
  const { t } = useTranslation('upload');
  const problemText = useProblemText();
  return useCallback(
    async (error: unknown): Promise<ProblemText> => {
      if (!(error instanceof ApiError)) return problemText(error);
      if (error.name === 'fileTooLarge' && error.fields?.uploads) return t('tooMany');
      if (error.name === 'fileTooLarge') return t('tooLarge', { most: mostMegabytes(isMember) });
      if (error.name === 'wrongChecksum') return t('changed');
      if (error.name === 'mandatoryFieldNull') return t('unplayable');
      return problemText(error);
    },
    [t, problemText, isMember],
  );
};
