import type { CardPaymentDetail } from '@stagedoor/contract/schemas/staff-order';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './orders.module.css';

/** The card provider's ids for an order. */
export const CardSide = ({ card }: { card: CardPaymentDetail | null }) => {
  const { t } = useTranslation('books');
  return (
    <section className={styles.part} aria-labelledby="card">
      <h2 id="card">{t('order.card')}</h2>
      <p className={styles.lead}>{t(card ? 'order.cardLead' : 'order.noCard')}</p>
      {card && <Numbers card={card} />}
    </section>
  );
};

const Numbers = ({ card }: { card: CardPaymentDetail }) => {
  const { t } = useTranslation('books');
  const { reference, payment, checkout, state, amount, refunds, disputes } = card;
  return (
    <dl className={styles.facts}>
      <dt>{t('order.reference')}</dt>
      <dd>
        <Link to={staffPaths.ledgerAccount({ kind: 'clearing', owner: reference })} className={text.link}>
          <code>{reference}</code>
        </Link>
      </dd>
      <Known name={t('order.payment')} id={payment} state={state} amount={amount} />
      <dt>{t('order.checkout')}</dt>
      <dd>{checkout === null ? t('order.unknown') : <code>{checkout}</code>}</dd>
      {refunds.map((refund) => (
        <Known key={refund.reference} name={t('order.refund')} id={refund.refund} {...refund} />
      ))}
      {disputes.map((dispute) => (
        <Known key={dispute.dispute} name={t('order.dispute')} id={dispute.dispute} {...dispute} />
      ))}
    </dl>
  );
};

type KnownProps = Pick<CardPaymentDetail, 'amount'> & {
  name: ReactNode;
  id: string | null;
  state: CardPaymentDetail['state'] | 'sent' | 'won' | 'lost';
  at?: string;
};

const kinds: Record<KnownProps['state'], 'safe' | 'stop' | 'plain' | 'lamp'> = {
  recorded: 'lamp',
  open: 'lamp',
  needsAuthentication: 'lamp',
  held: 'lamp',
  paid: 'safe',
  sent: 'safe',
  won: 'safe',
  failed: 'stop',
  lost: 'stop',
  expired: 'plain',
  released: 'plain',
};

const Known = ({ name, id, state, amount, at }: KnownProps) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const dollars = useDollars();
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {id === null ? t('order.unknown') : <code>{id}</code>} {dollars(amount)}{' '}
        <Badge kind={kinds[state]}>{t(`order.states.${state}`)}</Badge>{' '}
        {at && <span className={text.quiet}>{dayAndTime(new Date(at), language)}</span>}
      </dd>
    </>
  );
};
