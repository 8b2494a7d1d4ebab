import { limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { Deadline } from '@stagedoor/contract/product-types';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { day, hour } from '../../shared/time/durations.ts';
import ticket from '../../ui/cards/ticket.module.css';
import { Note } from '../../ui/feedback/note.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import text from '../../ui/theme/text.module.css';
import type { Notice } from './form/use-refusals.ts';
import styles from './purchase-summary.module.css';

/** What happens to the money until the order is delivered, and what the buyer may do about it. */
type Held = { deadline: Deadline; total: Cents; express: boolean };

export const HeldNote = ({ deadline, total, express }: Held) => {
  const { t } = useTranslation('buy');
  const { now, language } = useShell();
  const sum = useDollars()(total);
  const date = fullDate(new Date(now + limits.orders.standardDays * day), new Date(now), language);
  const soon = fullDate(new Date(now + limits.orders.expressHours * hour), new Date(now), language);
  // A call is not bought here.
  if (total === 0 || deadline === 'whenOver') return null;
  return (
    <div className={styles.held}>
      <Note kind="safe">{express ? t('held.express', { sum, date, soon }) : t(`held.${deadline}`, { sum, date })}</Note>
      <p className={ticket.micro}>{t(`rights.${deadline === 'atOnce' ? 'atOnce' : 'held'}`)}</p>
    </div>
  );
};

/** The outcome of the last press of the button. */
export const NoticeNote = ({ notice }: { notice: Notice | undefined }) => {
  const { t: shell } = useTranslation('shell');
  const words = useNoticeWords(notice);
  const place = useRef<HTMLDivElement>(null);
  // On a small screen the button is always in view and this is not. For invalid fields, the field has the focus
  // instead.
  useEffect(() => {
    if (notice && notice.kind !== 'fields') place.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  if (!notice) return null;
  return (
    <div className={styles.held} ref={place}>
      <Note kind={notice.kind === 'priceChanged' ? 'plain' : 'stop'}>
        {words}
        {notice.kind === 'failed' && notice.help !== undefined && (
          <p>
            <Link to={notice.help} className={text.link}>
              {shell('getHelp')}
            </Link>
          </p>
        )}
      </Note>
    </div>
  );
};

const useNoticeWords = (notice: Notice | undefined): ProblemText => {
  const { t } = useTranslation('buy');
  const dollars = useDollars();
  if (!notice) return '';
  if (notice.kind === 'words') return notice.words;
  if (notice.kind === 'usedUp') return t('promo.usedUp');
  if (notice.kind === 'priceChanged')
    return t('notes.priceChanged', { before: dollars(notice.before), now: dollars(notice.now) });
  return t(`notes.${notice.kind}`);
};
