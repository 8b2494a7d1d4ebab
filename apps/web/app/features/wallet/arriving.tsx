import type { Wallet } from '@stagedoor/contract/schemas/wallet';
import { Link } from 'react-router';
import { dayAndTime } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { Bill, BillLine } from '../../ui/bill.tsx';
import text from '../../ui/text.module.css';
import styles from './aside.module.css';

const shown = 5;

/** What is earned and when it can be spent. */
export const Arriving = ({ pending }: Pick<Wallet, 'pending'>) => {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const dollars = useDollars();
  if (pending.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="arriving">
      <h2 id="arriving">{t('arriving.title')}</h2>
      <Bill>
        {pending.slice(0, shown).map(({ kind, ref, amount, releaseAt }) => (
          <BillLine key={`${kind} ${ref}`} name={dayAndTime(new Date(releaseAt), language)}>
            <Link to={`${paths.wallet('pending')}#statement`} className={text.link}>
              {dollars(amount)}
            </Link>
          </BillLine>
        ))}
      </Bill>
      {pending.length > shown && <p>{t('arriving.more', { count: pending.length - shown })}</p>}
      <p>{t('arriving.rule')}</p>
    </section>
  );
};
