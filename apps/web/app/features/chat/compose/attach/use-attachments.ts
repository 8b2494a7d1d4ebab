import { chatLimits } from '@stagedoor/contract/chat-limits';
import { ApiError } from '@stagedoor/contract/errors';
import { useEffect, useRef, useState } from 'react';
import { useProblemText } from '../../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { ProblemText } from '../../../../ui/fields/field-frame.tsx';
import type { VoiceNote } from '../voice/encode-voice.ts';
import { type Attached, formOf, isUploaded } from './attached.ts';
import { uploadAttached } from './upload-attached.ts';

export type Attachments = ReturnType<typeof useAttachments>;

const megabyte = 1024 * 1024;
/** Pictures that browsers show; others, such as those of phones, are sent as files. */
const shownPictures = /^image\/(?:jpeg|png|webp|gif|avif)$/;

const attachedOf = (file: File): Attached => {
  const common = { key: crypto.randomUUID(), percent: 0, file };
  return shownPictures.test(file.type) ? { ...common, type: 'PICTURE', alt: '' } : { ...common, type: 'FILE' };
};

/** What is attached to a message. It is uploaded while the message is still being written. */
export const useAttachments = () => {
  const { t } = useTranslation('chat');
  const wordsFor = useWords();
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const [problem, setProblem] = useState<ProblemText>();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: string, to: Partial<Attached>) =>
    setAttached((before) => before.map((each) => (each.key === key ? ({ ...each, ...to } as Attached) : each)));
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    setAttached((before) => before.filter((each) => each.key !== key));
  };
  const upload = async (item: Attached) => {
    const controller = new AbortController();
    running.current.set(item.key, controller);
    change(item.key, { percent: 0, problem: undefined });
    const { signal } = controller;
    try {
      change(item.key, await uploadAttached(item, { signal, onPercent: (percent) => change(item.key, { percent }) }));
    } catch (error) {
      if (signal.aborted) return;
      const words = await wordsFor(item, error);
      // A file can be chosen again; a recording would be lost.
      if (item.type === 'VOICE') return change(item.key, { problem: words });
      remove(item.key);
      setProblem(words);
    }
  };
  const add = async (items: readonly Attached[]) => {
    const room = chatLimits.attachmentsMax - attached.length;
    setProblem(items.length > room ? t('write.tooMany', { count: chatLimits.attachmentsMax }) : undefined);
    const taken = items.slice(0, room);
    setAttached((before) => [...before, ...taken]);
    for (const item of taken) await upload(item);
  };

  return {
    attached,
    problem,
    forms: attached.flatMap(formOf),
    isSending: attached.some((each) => !isUploaded(each)),
    addFiles: (files: readonly File[]) => {
      const fit = files.filter(({ size }) => size > 0 && size <= chatLimits.fileBytes);
      void add(fit.map(attachedOf));
      if (files.some(({ size }) => size === 0)) setProblem(t('write.notAllowed'));
      if (files.some(({ size }) => size > chatLimits.fileBytes))
        setProblem(t('write.tooLarge', { count: chatLimits.fileBytes / megabyte }));
    },
    addNote: (note: VoiceNote) => void add([{ key: crypto.randomUUID(), type: 'VOICE', percent: 0, note }]),
    describe: (key: string, alt: string) => change(key, { type: 'PICTURE', alt }),
    again: (item: Attached) => void upload(item),
    remove,
    clear: () => setAttached([]),
  };
};

const useWords = () => {
  const { t } = useTranslation('chat');
  const { t: photo } = useTranslation('photo');
  const problemText = useProblemText();
  return async ({ type }: Attached, error: unknown): Promise<ProblemText> => {
    const name = error instanceof ApiError ? error.name : undefined;
    if (type === 'PICTURE' && (name === undefined || name === 'mandatoryFieldNull')) return photo('unreadable');
    if (name === 'mandatoryFieldNull' || name === 'wrongChecksum') return t('write.notAllowed');
    return problemText(error);
  };
};
