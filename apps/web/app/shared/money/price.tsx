import { approximateUsd, type Cents, format } from '@stagedoor/contract/money';
import { useLanguage } from '../pages/shell-data.ts';
import styles from './price.module.css';
import { useCurrency } from './use-currency.ts';

/** A price in the visitor's currency; below it, if that is not the dollar, the charged amount. */
export const Price = ({ amount }: { amount: Cents }) => {
  const language = useLanguage();
  const { name, rate } = useCurrency();
  return (
    <span className={styles.price}>
      {format(amount, { currency: name, rate, language })}
      {name !== 'USD' && <span className={styles.dollars}>{approximateUsd(amount, language)}</span>}
    </span>
  );
};
