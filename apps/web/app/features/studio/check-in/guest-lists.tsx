import type { DateToAttend, Guest } from '@stagedoor/contract/schemas/guest';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fetching } from '../../../shared/feedback/fetching.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useSettled } from '../../../shared/search/use-settled.ts';
import { clockTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import text from '../../../ui/theme/text.module.css';
import { eventDatesQuery, type GuestToCheckIn, guestsQuery, useLiveInbox } from '../api.ts';
import styles from './check-in.module.css';
import { useGuestName } from './use-door.ts';

type Props = { pending: GuestToCheckIn | undefined; onGuest: (guest: GuestToCheckIn) => void };

/** The guests of a date: the next one, or another one that the talent chooses. */
export const GuestLists = ({ pending, onGuest }: Props) => {
  const { t } = useTranslation('checkin');
  const { data, isError, refetch } = useQuery(eventDatesQuery(useLanguage()));
  const [chosen, setChosen] = useState<number>();
  useLiveInbox();
  if (!data) return <Fetching failed={isError} again={refetch} />;
  const date = data.dates.find(({ idVariation }) => idVariation === chosen) ?? data.dates[0];
  return (
    <RowGroup title={t('list')}>
      {date ? (
        <>
          <Dates dates={data.dates} date={date} onChoose={setChosen} />
          <GuestsOf key={date.idVariation} idVariation={date.idVariation} pending={pending} onGuest={onGuest} />
        </>
      ) : (
        <p className={text.quiet}>{t('noDates')}</p>
      )}
    </RowGroup>
  );
};

type DatesProps = { dates: DateToAttend[]; date: DateToAttend; onChoose: (idVariation: number) => void };

const Dates = ({ dates, date, onChoose }: DatesProps) => {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const whenOf = ({ startsAt, timeZone }: DateToAttend) => placeTimeInWords(new Date(startsAt), timeZone, language);
  const nameOf = (one: DateToAttend) => t('event', { product: one.product, date: whenOf(one) });
  if (dates.length === 1) return <p>{nameOf(date)}</p>;
  return (
    <div className={styles.dates}>
      <Select
        label={t('date')}
        icon={<IconCalendar aria-hidden="true" />}
        value={String(date.idVariation)}
        options={dates.map((one) => ({ value: String(one.idVariation), label: nameOf(one) }))}
        onChange={(value) => onChoose(Number(value))}
      />
      {/* On a phone the end of a long name is cut off. */}
      <p className={text.small}>{whenOf(date)}</p>
    </div>
  );
};

const GuestsOf = ({ idVariation, pending, onGuest }: Props & { idVariation: number }) => {
  const { t } = useTranslation('checkin');
  const [typed, setTyped] = useState('');
  const found = useInfiniteQuery(guestsQuery(idVariation, useSettled(typed.trim())));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const first = data?.pages[0];
  if (!data || !first) return <Fetching failed={isError} again={refetch} />;
  if (first.tickets === 0) return <p className={text.quiet}>{t('noTickets')}</p>;
  const guests = data.pages.flatMap(({ items }) => items);
  return (
    <div className={styles.guests}>
      <p role="status">{t('count', { count: first.checkedIn, of: first.tickets })}</p>
      <Field
        label={t('search')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {guests.length === 0 && <p className={text.quiet}>{t('nobody')}</p>}
      <Rows>
        {guests.map((guest) => (
          <GuestRow
            key={`${guest.idOrder}-${guest.number}`}
            guest={guest}
            busy={isOf(guest, pending)}
            onCheckIn={() => onGuest({ idOrder: guest.idOrder, number: guest.number })}
          />
        ))}
      </Rows>
      {hasNextPage && (
        <div>
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
};

const isOf = ({ idOrder, number }: Guest, pending: GuestToCheckIn | undefined): boolean =>
  pending !== undefined && 'idOrder' in pending && pending.idOrder === idOrder && pending.number === number;

const GuestRow = ({ guest, busy, onCheckIn }: { guest: Guest; busy: boolean; onCheckIn: () => void }) => {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const name = useGuestName()(guest);
  const { idOrder, number, of, checkedInAt } = guest;
  return (
    <Row name={name} more={t('ofOrder', { number, of, id: idOrder })}>
      {checkedInAt === null ? (
        <Button size="small" busy={busy} aria-label={t('checkInName', { name })} onClick={onCheckIn}>
          {t('checkIn')}
        </Button>
      ) : (
        <Badge kind="safe">{t('inSince', { time: clockTime(new Date(checkedInAt), language) })}</Badge>
      )}
    </Row>
  );
};
