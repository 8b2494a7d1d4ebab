import { ApiError } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import { useEffect, useRef, useState } from 'react';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { sendPhoto, wholeOf } from '../../../shared/photo/send-photo.ts';
import { posted } from '../../../shared/photo/shapes.ts';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import type { ComposedPicture } from './values.ts';

export type Arriving = { key: string; name: string; percent: number; problem?: ProblemText };

/** Uploads chosen pictures one after the other, so that they arrive in their order. */
export const usePictures = (count: () => number, onAdded: (picture: ComposedPicture) => void) => {
  const { t } = useTranslation('photo');
  const problemText = useProblemText();
  const [arriving, setArriving] = useState<readonly Arriving[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const last = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const forget = (key: string) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setArriving((list) => list.filter((each) => each.key !== key));
  };
  const show = (key: string, part: Partial<Arriving>) =>
    setArriving((list) => list.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const send = async (key: string, file: File) => {
    const signal = stops.current.get(key)?.signal;
    if (!signal || signal.aborted) return;
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (!bitmap) return show(key, { problem: t('unreadable') });
    const onProgress = (sent: number, total: number) => show(key, { percent: Math.round((sent / total) * 100) });
    try {
      const uploaded = await sendPhoto({ file, bitmap, area: wholeOf(bitmap) }, posted, { signal, onProgress });
      onAdded({ ...uploaded, alt: '' });
      forget(key);
    } catch (error) {
      if (signal.aborted) return;
      show(key, { problem: error instanceof ApiError ? await problemText(error) : t('unreadable') });
    }
  };

  const add = (files: readonly File[]) => {
    const free = Math.max(0, feedLimits.picturesMax - count() - stops.current.size);
    setTooMany(files.length > free);
    for (const file of files.slice(0, free)) {
      const key = crypto.randomUUID();
      stops.current.set(key, new AbortController());
      setArriving((list) => [...list, { key, name: file.name, percent: 0 }]);
      last.current = last.current.then(() => send(key, file));
    }
  };
  return {
    arriving,
    /** More were chosen than a post can have; those beyond were not taken. */
    tooMany,
    isBusy: arriving.some(({ problem }) => problem === undefined),
    add,
    forget,
  };
};
