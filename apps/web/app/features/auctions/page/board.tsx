import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCurrency } from '../../../shared/money/use-currency.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { useSum } from '../../../shared/money/use-sum.ts';
import styles from './board.module.css';
import { Ending } from './ending.tsx';
import { Leader } from './leader.tsx';

/** The price and the clock, in their fixed places. */
export const Board = ({ auction }: { auction: Auction }) => {
  const { t } = useTranslation('auctions');
  const { t: page } = useTranslation('auction');
  const dollars = useDollars();
  const { currentBet, finalBet, startingBet, phase, reserveMet } = auction;
  const price = finalBet ?? currentBet ?? startingBet;
  const label =
    finalBet !== null ? 'final' : currentBet === null ? 'starting' : phase === 'ended' ? 'final' : 'leading';
  return (
    <div className={styles.board}>
      <div>
        <p className={styles.label}>{t(label)}</p>
        <p className={styles.price} data-testid="price">
          {dollars(price)}
        </p>
        <Estimate amount={price} />
        <Leader auction={auction} />
      </div>
      <div>
        <Ending auction={auction} />
      </div>
      {reserveMet !== null && (
        <p className={`${styles.small} ${styles.reserve}`}>
          {page(reserveMet ? 'board.reserveMet' : 'board.reserveOpen')}
        </p>
      )}
    </div>
  );
};

/** Bids are in dollars; an estimate in the reader's currency. */
const Estimate = ({ amount }: { amount: Auction['startingBet'] }) => {
  const sum = useSum();
  const { name } = useCurrency();
  return <p className={`${styles.small} ${styles.estimate}`}>{name !== 'USD' && `≈ ${sum(amount)}`}</p>;
};
