import type { Wallet } from '@stagedoor/contract/schemas/wallet';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { PriceLine, PriceLines } from '../../ui/display/price-lines.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './aside.module.css';

const shown = 5;

/** What it was earned with, and from whom. */
const From = ({ order, date }: { order: Wallet['pending'][number]['order']; date: string }) => {
  const { t } = useTranslation('wallet');
  return (
    <>
      {date}
      {order && <span className={styles.from}>{t('statement.order', { ...order, id: String(order.idOrder) })}</span>}
    </>
  );
};

/** Pending earnings and when they become available. */
export const UpcomingEarnings = ({ pending }: Pick<Wallet, 'pending'>) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const dollars = useDollars();
  if (pending.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="arriving">
      <h2 id="arriving">{t('arriving.title')}</h2>
      <PriceLines>
        {pending.slice(0, shown).map(({ kind, ref, amount, releaseAt, order }) => (
          <PriceLine
            key={`${kind} ${ref}`}
            name={<From order={order} date={dayAndTime(new Date(releaseAt), language)} />}
          >
            <Link to={`${paths.wallet('pending')}#statement`} className={text.link}>
              {dollars(amount)}
            </Link>
          </PriceLine>
        ))}
      </PriceLines>
      {pending.length > shown && <p>{t('arriving.more', { count: pending.length - shown })}</p>}
      <p>{t('arriving.rule')}</p>
    </section>
  );
};
