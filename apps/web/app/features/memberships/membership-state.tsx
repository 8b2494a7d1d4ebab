import { limits } from '@stagedoor/contract/limits';
import type { Membership } from '@stagedoor/contract/schemas/membership';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ChangeCard } from '../../shared/money/change-card.tsx';
import { cardName } from '../../shared/money/kept-cards.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { clockTime } from '../../shared/time/dates.ts';
import { day } from '../../shared/time/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
import { payNow, resumeMembership, setCard, stopMembership, undoMembership, useRefreshMemberships } from './api.ts';
import styles from './plan-page.module.css';
import { useDay } from './use-day.ts';
import { useMembershipAction } from './use-membership-action.ts';

type Props = { membership: Membership };

export const badgeKinds = { active: 'safe', retrying: 'stop', stopping: 'plain', ended: 'plain' } as const;

/** The fan's own membership: its facts, what happens next, and what can be done. */
export const MembershipState = ({ membership }: Props) => {
  const { t } = useTranslation('plans');
  const { state, idMembership, card } = membership;
  const refresh = useRefreshMemberships();
  return (
    <>
      <h2 className={styles.title}>
        {t('yours')} <Badge kind={badgeKinds[state]}>{t(`states.${state}`)}</Badge>
      </h2>
      <Facts membership={membership} />
      {membership.newPrice && <NewPrice price={membership.price} announced={membership.newPrice} />}
      {state !== 'stopping' && (
        <div>
          <ChangeCard last4={card?.last4} setCard={(idCard) => setCard(idMembership, idCard)} refresh={refresh} />
        </div>
      )}
      {state === 'retrying' && <Declined membership={membership} />}
      {state === 'stopping' && <Stopped membership={membership} />}
      {state !== 'stopping' && <Stop membership={membership} />}
      {membership.undoUntil && <Undo membership={membership} until={membership.undoUntil} />}
    </>
  );
};

const Facts = ({ membership }: Props) => {
  const { t } = useTranslation('plans');
  const { t: cards } = useTranslation('cards');
  const dollars = useDollars();
  const toDay = useDay();
  const { since, price, nextPayment, planName, endsAt, card } = membership;
  const hasOtherNext = nextPayment !== null && nextPayment.planName !== planName;
  return (
    <PriceLines>
      <PriceLine name={t('facts.since')}>{toDay(since)}</PriceLine>
      <PriceLine name={t('facts.price')}>{dollars(price)}</PriceLine>
      {nextPayment && (
        <PriceLine name={t('facts.next')}>
          {t('own.next', { sum: dollars(nextPayment.price), date: toDay(nextPayment.at) })}
        </PriceLine>
      )}
      {hasOtherNext && (
        <PriceLine name={t('facts.nextPlan', { date: toDay(nextPayment.at) })}>{nextPayment.planName}</PriceLine>
      )}
      {endsAt && <PriceLine name={t('facts.access')}>{toDay(endsAt)}</PriceLine>}
      <PriceLine name={t('facts.card')}>{card ? cards('name', cardName(card)) : t('facts.noCard')}</PriceLine>
    </PriceLines>
  );
};

type NewPriceProps = { price: Membership['price']; announced: NonNullable<Membership['newPrice']> };

/** Both prices, and that stopping in time avoids the new one. */
const NewPrice = ({ price, announced }: NewPriceProps) => {
  const { t } = useTranslation('plans');
  const dollars = useDollars();
  const date = useDay()(announced.from);
  return <Note>{t('newPrice', { old: dollars(price), sum: dollars(announced.price), date })}</Note>;
};

/** When the card is tried again; undefined after the last try. */
const nextTry = ({ paidUntil }: Membership, now: number): Date | undefined =>
  limits.recurring.retryDays
    .map((days) => new Date(new Date(paidUntil).getTime() + days * day))
    .find((retry) => retry.getTime() > now);

const Declined = ({ membership }: Props) => {
  const { t } = useTranslation('plans');
  const toDay = useDay();
  const { now } = useShell();
  const sum = useDollars()(membership.owed ?? membership.price);
  const { press, busy } = useMembershipAction(membership.idMembership, { act: payNow, done: t('resume.done') });
  const retry = nextTry(membership, now);
  const end = toDay(membership.endsAt ?? membership.paidUntil);
  return (
    <>
      <Note kind="stop">
        <p>
          <strong>{t('declined.title', { sum })}</strong>
        </p>
        <p>{retry ? t('declined.retry', { date: toDay(retry), end }) : t('declined.last', { end })}</p>
        <p>{t('declined.after')}</p>
      </Note>
      <Button look="primary" wide busy={busy} onClick={press}>
        {t('declined.pay', { sum })}
      </Button>
    </>
  );
};

const Stopped = ({ membership: { idMembership, paidUntil } }: Props) => {
  const { t } = useTranslation('plans');
  const toDay = useDay();
  const { press, busy } = useMembershipAction(idMembership, { act: resumeMembership, done: t('resume.done') });
  return (
    <>
      <Note>{t('stop.stopped', { date: toDay(paidUntil) })}</Note>
      <Button look="primary" wide busy={busy} onClick={press}>
        {t('resume.button')}
      </Button>
    </>
  );
};

const Stop = ({ membership: { idMembership, planName: plan, state, paidUntil } }: Props) => {
  const { t } = useTranslation('plans');
  const date = useDay()(paidUntil);
  const { press, busy } = useMembershipAction(idMembership, {
    act: stopMembership,
    done: t('stop.done'),
    question: {
      title: t('stop.title', { plan }),
      text: state === 'retrying' ? t('stop.textNow') : t('stop.text', { date }),
      yes: t('stop.yes'),
      no: t('stop.no'),
      look: 'stop',
    },
  });
  return (
    <Button wide busy={busy} onClick={press}>
      {t('stop.button')}
    </Button>
  );
};

const Undo = ({ membership, until }: Props & { until: string }) => {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { idMembership, planName: plan } = membership;
  const { press, busy } = useMembershipAction(idMembership, {
    act: undoMembership,
    done: t('undo.done'),
    question: {
      title: t('undo.title', { plan }),
      text: t('undo.text'),
      yes: t('undo.yes'),
      no: t('stop.no'),
      look: 'stop',
    },
  });
  return (
    <div className={styles.undo}>
      <p className={`${text.small} ${text.quiet}`}>{t('undo.hint', { time: clockTime(new Date(until), language) })}</p>
      <Button size="small" look="quiet" busy={busy} onClick={press}>
        {t('undo.button')}
      </Button>
    </div>
  );
};
