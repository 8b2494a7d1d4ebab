import { approximateUsd, type Cents, format } from '@stagedoor/contract/money';
import styles from './price.module.css';
import { useLanguage } from './shell-data.ts';
import { useCurrency } from './use-currency.ts';

/** A price in the visitor's currency; beneath it, where that is not the dollar, what is really charged. */
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
