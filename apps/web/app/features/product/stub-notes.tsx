import { limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { Deadline } from '@stagedoor/contract/product-types';
import { useEffect, useRef } from 'react';
import { fullDate } from '../../shared/dates.ts';
import { useShell } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Note } from '../../ui/note.tsx';
import type { Notice } from './form/use-refusals.ts';
import styles from './stub.module.css';

const day = 86_400_000;

/** What the money does until one has what one bought. */
export const HeldNote = ({ deadline, total }: { deadline: Deadline; total: Cents }) => {
  const { t } = useTranslation('buy');
  const { now, language } = useShell();
  const sum = useDollars()(total);
  const date = fullDate(new Date(now + limits.orders.standardDays * day), new Date(now), language);
  if (total === 0) return null;
  return (
    <div className={styles.held}>
      <Note kind="safe">{t(`held.${deadline}`, { sum, date })}</Note>
    </div>
  );
};

/** What the last press of the button came to. */
export const NoticeNote = ({ notice }: { notice: Notice | undefined }) => {
  const words = useNoticeWords(notice);
  const place = useRef<HTMLDivElement>(null);
  // On a small screen the button is always in sight, and this is not; wrong fields have the focus themselves.
  useEffect(() => {
    if (notice && notice.kind !== 'fields') place.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  if (!notice) return null;
  return (
    <div className={styles.held} ref={place}>
      <Note kind={notice.kind === 'priceChanged' ? 'plain' : 'stop'}>{words}</Note>
    </div>
  );
};

const useNoticeWords = (notice: Notice | undefined): string => {
  const { t } = useTranslation('buy');
  const dollars = useDollars();
  if (!notice) return '';
  if (notice.kind === 'words') return notice.words;
  if (notice.kind === 'usedUp') return t('promo.usedUp');
  if (notice.kind === 'priceChanged')
    return t('notes.priceChanged', { before: dollars(notice.before), now: dollars(notice.now) });
  return t(`notes.${notice.kind}`);
};
