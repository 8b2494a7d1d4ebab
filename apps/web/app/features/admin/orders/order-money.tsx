import type { OrderMoney as Money } from '@stagedoor/contract/schemas/staff-order';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { staffPaths } from '../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import text from '../../../ui/theme/text.module.css';
import { useFactWords } from '../ledger/fact-words.ts';
import { PostingLines } from '../ledger/posting-lines.tsx';
import { orderMoneyQuery } from './api.ts';
import { CardSide } from './card-side.tsx';
import styles from './orders.module.css';

/** For staff only: both users, and every ledger entry of the order. */
export const OrderMoney = ({ id }: { id: number }) => {
  const { t } = useTranslation('books');
  const { data, isError, refetch } = useQuery(orderMoneyQuery(id));
  if (data) return <Parts money={data} />;
  if (!isError) return <p role="status">{t('order.loading')}</p>;
  return (
    <Note kind="stop">
      <p>{t('order.failed')}</p>
      <Button size="small" onClick={() => void refetch()}>
        {t('order.again')}
      </Button>
    </Note>
  );
};

const Parts = ({ money }: { money: Money }) => {
  const { t } = useTranslation('books');
  return (
    <>
      <section className={styles.part} aria-labelledby="sides">
        <h2 id="sides">{t('order.sides')}</h2>
        <dl className={styles.facts}>
          {(['fan', 'talent'] as const).map((side) => (
            <Person key={side} side={side} person={side === 'fan' ? money.buyer : money.talent} />
          ))}
        </dl>
      </section>
      <section className={styles.part} aria-labelledby="entries">
        <h2 id="entries">{t('order.money')}</h2>
        <p className={styles.lead}>{t('order.moneyLead')}</p>
        {money.steps.length === 0 && <p>{t('order.none')}</p>}
        <ol className={styles.steps}>
          {money.steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      </section>
      <CardSide card={money.card} />
    </>
  );
};

const Person = ({ side, person }: { side: 'fan' | 'talent'; person: Money['buyer'] }) => {
  const { t } = useTranslation('books');
  return (
    <>
      <dt>{t(`order.${side}`)}</dt>
      <dd>
        <Link to={staffPaths.user(person.idUser)} className={text.link}>
          {person.name}
        </Link>{' '}
        <span className={text.quiet}>{t('order.user', { id: person.idUser })}</span>
      </dd>
    </>
  );
};

const Step = ({ step }: { step: Money['steps'][number] }) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const dollars = useDollars();
  const wordsOf = useFactWords();
  return (
    <li className={styles.step}>
      <h3>{wordsOf(step.kind)}</h3>
      <p className={styles.when}>
        <time dateTime={step.at}>{dayAndTime(new Date(step.at), language)}</time>
        <Link to={staffPaths.ledgerTransaction(step.id)} className={text.link}>
          {t('transaction.title', { id: step.id })}
        </Link>
      </p>
      <PostingLines postings={step.postings} />
      <PriceLines>
        <PriceLine name={<strong>{t('order.escrow')}</strong>}>{dollars(step.escrow)}</PriceLine>
      </PriceLines>
    </li>
  );
};
