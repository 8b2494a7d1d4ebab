import { bookingChanged } from '@stagedoor/contract/live/calls';
import type { CallBooking } from '@stagedoor/contract/schemas/call';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLive } from '../../../shared/live/events.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { ForUser } from '../../../shared/session/for-user.tsx';
import { isTalent } from '../../../shared/session/is-talent.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { ChipLink, ChipRow } from '../../../ui/buttons/chip.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Row, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { useRefreshCalls } from '../api.ts';
import { bookingsQuery } from './api.ts';
import { statusOf } from './booking-words.ts';
import styles from './times.module.css';

/** The calls that the reader has asked for or is asked for. */
export const BookingsPage = () => {
  const { t } = useTranslation('calltimes');
  return (
    <Page title={t('title')}>
      <ForUser>{(user) => <Contents user={user} />}</ForUser>
    </Page>
  );
};

const Contents = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('calltimes');
  const [query] = useSearchParams();
  const isPast = query.get('which') === 'past';
  return (
    <div className={styles.list}>
      <ChipRow label={t('list.label')}>
        <ChipLink to={paths.callTimes()} current={!isPast}>
          {t('list.upcoming')}
        </ChipLink>
        <ChipLink to={paths.callTimes('past')} current={isPast}>
          {t('list.past')}
        </ChipLink>
      </ChipRow>
      <List key={String(isPast)} isPast={isPast} user={user} />
    </div>
  );
};

const List = ({ isPast, user }: { isPast: boolean; user: SelfUser }) => {
  const { t } = useTranslation('calltimes');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    bookingsQuery(isPast, useLanguage()),
  );
  const refresh = useRefreshCalls();
  useLive(bookingChanged, () => void refresh());
  if (!data) return <Fetching failed={isError} again={refetch} />;
  // One that moved between two page loads would appear twice.
  const all = data.pages.flatMap(({ items }) => items);
  const bookings = [...new Map(all.map((booking) => [booking.idBooking, booking])).values()];
  if (bookings.length === 0) return <Empty isPast={isPast} user={user} />;
  return (
    <>
      <Rows>
        {bookings.map((booking) => (
          <BookingRow key={booking.idBooking} booking={booking} />
        ))}
      </Rows>
      {hasNextPage && (
        <div>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  );
};

const looks: Partial<Record<ReturnType<typeof statusOf>, 'lamp' | 'safe'>> = {
  answer: 'lamp',
  paying: 'lamp',
  agreed: 'safe',
};

const BookingRow = ({ booking }: { booking: CallBooking }) => {
  const { t } = useTranslation('calltimes');
  const { t: calls } = useTranslation('calls');
  const { idBooking, partner, at, minutes, kind } = booking;
  const status = statusOf(booking);
  const when = dayAndTime(new Date(at), useLanguage());
  return (
    <Row
      name={
        <Link to={paths.callTime(idBooking)} className={text.link}>
          {partner.name}
        </Link>
      }
      more={[when, calls('start.minutesOf', { count: minutes }), calls(`kinds.${kind}`)].join(' · ')}
    >
      <Badge kind={looks[status] ?? 'plain'}>{t(`statuses.${status}`)}</Badge>
    </Row>
  );
};

const Empty = ({ isPast, user }: { isPast: boolean; user: SelfUser }) => {
  const { t } = useTranslation('calltimes');
  if (isPast) return <EmptyState title={<h2>{t('list.emptyPast')}</h2>} />;
  return isTalent(user) ? (
    <EmptyState
      title={<h2>{t('list.empty')}</h2>}
      wayOn={<ButtonLink to={paths.settings('calls')}>{t('list.hours')}</ButtonLink>}
    >
      <p>{t('list.emptyTalent')}</p>
    </EmptyState>
  ) : (
    <EmptyState
      title={<h2>{t('list.empty')}</h2>}
      wayOn={
        <ButtonLink to={paths.explore()} look="primary">
          {t('list.browse')}
        </ButtonLink>
      }
    >
      <p>{t('list.emptyText')}</p>
    </EmptyState>
  );
};
