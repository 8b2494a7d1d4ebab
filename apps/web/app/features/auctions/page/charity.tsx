import { cents, split } from '@stagedoor/contract/money';
import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';

/** What the charity gets at the price of now. */
export const Charity = ({ auction }: { auction: Auction }) => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  const { charity, finalBet, currentBet, startingBet } = auction;
  if (!charity) return null;
  const price = finalBet ?? currentBet ?? startingBet;
  const [share] = split(cents(price), charity.percent);
  return (
    <section aria-labelledby="charity">
      <h2 id="charity">{t('charity.title')}</h2>
      <p>
        {t('charity.text', {
          percent: charity.percent,
          fund: charity.name,
          sum: dollars(share),
          price: dollars(price),
        })}
      </p>
    </section>
  );
};
