import type { CheckedInGuest } from '@stagedoor/contract/schemas/guest';
import { typedTime } from '@stagedoor/contract/zoned-time';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { Ways } from '../../../ui/fields/form.tsx';
import styles from './check-in.module.css';
import { type Outcome, useGuestName } from './use-door.ts';

/** The result, large enough to read at the entrance: admitted or not, and why. */
export const OutcomeCard = ({ outcome, onNext }: { outcome: Outcome; onNext: () => void }) => {
  const { t } = useTranslation('checkin');
  const guestName = useGuestName();
  const isIn = outcome.kind === 'in';
  const Icon = isIn ? IconCheck : IconAlertTriangle;
  return (
    <div className={styles.outcome} data-kind={outcome.kind} role={isIn ? 'status' : 'alert'}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.said}>{isIn ? t('isIn', { name: guestName(outcome.guest) }) : outcome.why}</p>
        {isIn && <TicketOf guest={outcome.guest} />}
      </div>
      <Ways>
        <Button look="primary" onClick={onNext} ref={focusFirst}>
          {t('next')}
        </Button>
      </Ways>
    </div>
  );
};

/** Which event the ticket is for, and a warning when it is on another day. */
const TicketOf = ({ guest: { number, of, product, startsAt, timeZone } }: { guest: CheckedInGuest }) => {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const now = Date.now() + useServerOffset();
  const ticket = <p>{t('ticket', { number, of })}</p>;
  if (startsAt === null) return ticket;
  const date = placeTimeInWords(new Date(startsAt), timeZone, language);
  const dayOf = (moment: Date) => typedTime(moment, timeZone).slice(0, 10);
  const isToday = dayOf(new Date(startsAt)) === dayOf(new Date(now));
  return (
    <>
      {ticket}
      <p>{t(isToday ? 'event' : 'otherDay', { product, date })}</p>
    </>
  );
};
