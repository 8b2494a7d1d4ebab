import type { Cents } from '@stagedoor/contract/money';
import { useTranslation } from '../i18n/use-translation.ts';
import { Price } from './price.tsx';

const slot = '\u0000';

/** "from $6.00"; nothing without a price. */
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
