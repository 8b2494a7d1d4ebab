import type { Cents } from '@stagedoor/contract/money';
import { Price } from './price.tsx';
import { useTranslation } from './texts/use-translation.ts';

const slot = '\u0000';

/** "from $6.00"; nothing where there is no price yet. */
export const FromPrice = ({ amount }: { amount: Cents | null }) => {
  const { t } = useTranslation('people');
  if (amount === null) return null;
  const [before, after] = t('from', { price: slot }).split(slot);
  return (
    <>
      {before}
      <Price amount={amount} />
      {after}
    </>
  );
};
