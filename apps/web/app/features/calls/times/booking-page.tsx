import { bookingChanged } from '@stagedoor/contract/live/calls';
import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLive } from '../../../shared/live/events.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ForUser } from '../../../shared/session/for-user.tsx';
import { clockTime, dayAndTime } from '../../../shared/time/dates.ts';
import { useServerNow } from '../../../shared/time/use-server-now.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Countdown } from '../../../ui/display/countdown.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import text from '../../../ui/theme/text.module.css';
import { useRefreshCalls } from '../api.ts';
import start from '../start/start.module.css';
import { Answer } from './answer.tsx';
import { bookingQuery, timesQuery } from './api.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { headOf, sayOf } from './booking-words.ts';
import { CallTime } from './call-time.tsx';
import { Meeting } from './meeting.tsx';
import styles from './times.module.css';
import { useEnter } from './use-enter.ts';
import { type Phase, usePhase } from './use-phase.ts';

const againMs = 5_000;

/** A call at a time, from when it is asked for until it begins or is over. */
export const BookingPage = ({ idBooking }: { idBooking: number }) => (
  <ForUser>{({ idUser }) => <Loaded idBooking={idBooking} idUser={idUser} />}</ForUser>
);

const Loaded = ({ idBooking, idUser }: { idBooking: number; idUser: number }) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  const { data: booking, error } = useQuery(bookingQuery(idBooking, useLanguage()));
  const refresh = useRefreshCalls();
  useLive(bookingChanged, (event) => {
    if (event?.idBooking === undefined || event.idBooking === idBooking) void refresh();
  });
  if (booking)
    return <Shown booking={booking} idTalent={booking.role === 'talent' ? idUser : booking.partner.idUser} />;
  if (error)
    return (
      <EmptyState
        title={<h1 tabIndex={-1}>{calls('gone.title')}</h1>}
        wayOn={<ButtonLink to={paths.callTimes()}>{t('title')}</ButtonLink>}
      >
        <p>{calls('gone.call')}</p>
      </EmptyState>
    );
  return (
    <Page title={t('title')}>
      <p className={text.quiet} role="status">
        {calls('loading')}
      </p>
    </Page>
  );
};

const Shown = ({ booking, idTalent }: { booking: CallBooking; idTalent: number }) => {
  const { t } = useTranslation('calltimes');
  const { state, partner, turn, at, minutes } = booking;
  // Says the talent's time zone.
  const { data } = useQuery({ ...timesQuery(idTalent, minutes), enabled: state !== 'over' });
  const phase = usePhase(booking);
  const say = useSay(booking, phase);
  const isPast = phase === 'begun' || phase === 'closed';
  useEnter(booking);
  useAgain(state === 'agreed' && phase === 'closed');
  return (
    <Page title={t(`head.${headOf(booking)}`, { name: partner.name })}>
      <div className={start.columns}>
        <div className={styles.main}>
          <p className={styles.at}>
            <CallTime at={at} timeZone={data?.timeZone} />
          </p>
          <div role="status">
            {state === 'asked' && isPast && <p>{t('say.passed')}</p>}
            <p>{say}</p>
          </div>
          {state === 'agreed' && <Starts at={at} />}
          {state === 'agreed' && (phase === 'open' || phase === 'begun') && <Meeting booking={booking} />}
          {state === 'over' ? (
            <Afterwards booking={booking} />
          ) : (
            <Answer key={`${state} ${turn}`} booking={booking} idTalent={idTalent} isPast={isPast} />
          )}
          <p>
            <Link to={paths.callTimes(state === 'over' ? 'past' : undefined)} className={text.link}>
              {t('list.all')}
            </Link>
          </p>
        </div>
        <BookingTicket booking={booking} />
      </div>
    </Page>
  );
};

/** What happens next, or what has become of the money. */
const useSay = (booking: CallBooking, phase: Phase): string => {
  const { t } = useTranslation('calltimes');
  const dollars = useDollars();
  const language = useLanguage();
  const { partner, answerBy, closesAt, end, paid, setAside } = booking;
  return t(`say.${sayOf(booking, phase)}`, {
    name: partner.name,
    moment: dayAndTime(new Date(answerBy), language),
    time: clockTime(new Date(closesAt), language),
    sum: dollars(end === 'fanAway' ? paid : setAside),
  });
};

const Starts = ({ at }: { at: string }) => {
  const { t } = useTranslation('calltimes');
  return (
    <p className={styles.starts}>
      <Countdown until={new Date(at)} serverNow={useServerNow()} language={useLanguage()} label={t('meet.starts')} />
    </p>
  );
};

/** Looks again until the server has said how it ended. */
const useAgain = (isOn: boolean) => {
  const refresh = useRefreshCalls();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void refresh(), againMs);
    return () => clearInterval(timer);
  }, [isOn, refresh]);
};

const Afterwards = ({ booking: { role, idCall, idOrder, partner } }: { booking: CallBooking }) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  const isFan = role === 'fan';
  return (
    <Ways>
      {idCall !== null && (
        <ButtonLink to={paths.call(idCall)} look="primary">
          {t('acts.call')}
        </ButtonLink>
      )}
      {isFan && idCall === null && (
        <ButtonLink to={paths.callTo(partner.idUser)} look="primary">
          {t('acts.again')}
        </ButtonLink>
      )}
      {idOrder > 0 && (
        <ButtonLink to={isFan ? paths.order(idOrder) : paths.desk(idOrder)}>{calls('over.order')}</ButtonLink>
      )}
    </Ways>
  );
};
