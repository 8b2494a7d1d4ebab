import { typedTime } from '@stagedoor/contract/zoned-time';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { Ways } from '../../../ui/fields/form.tsx';
import styles from './check-in.module.css';

export type Entry =
  | {
      kind: 'in';
      code: string;
      name: string;
      checkedIn: number;
      of: number;
      product: string;
      startsAt: string | null;
      timeZone: string;
    }
  | { kind: 'refused'; code: string; why: ProblemText };

type Props = { outcome: Entry; busy: boolean; onMore: () => void; onNext: () => void };

/** The result, large enough to read at the entrance: admitted or not, and why. */
export const Outcome = ({ outcome, busy, onMore, onNext }: Props) => {
  const { t } = useTranslation('checkin');
  const isIn = outcome.kind === 'in';
  const Icon = isIn ? IconCheck : IconAlertTriangle;
  return (
    <div className={styles.outcome} data-kind={outcome.kind} role={isIn ? 'status' : 'alert'}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.said}>{isIn ? welcome(t, outcome.name) : outcome.why}</p>
        {isIn && <p>{t('count', { count: outcome.checkedIn, of: outcome.of })}</p>}
        {isIn && <EventOf {...outcome} />}
      </div>
      <Ways>
        <Button look="primary" onClick={onNext} ref={focusFirst}>
          {t('next')}
        </Button>
        {isIn && outcome.checkedIn < outcome.of && (
          <Button busy={busy} onClick={onMore}>
            {t('oneMore')}
          </Button>
        )}
      </Ways>
    </div>
  );
};

/** Which event the ticket is for, and a warning when it is on another day. */
type EventProps = { product: string; startsAt: string | null; timeZone: string };

const EventOf = ({ product, startsAt, timeZone }: EventProps) => {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  if (startsAt === null) return <p>{product}</p>;
  const date = placeTimeInWords(new Date(startsAt), timeZone, language);
  const dayOf = (moment: Date) => typedTime(moment, timeZone).slice(0, 10);
  const isToday = dayOf(new Date(startsAt)) === dayOf(new Date(now));
  return <p>{t(isToday ? 'event' : 'otherDay', { product, date })}</p>;
};

const welcome = (t: ReturnType<typeof useTranslation<'checkin'>>['t'], name: string) =>
  name ? t('isIn', { name }) : t('guestIsIn');
