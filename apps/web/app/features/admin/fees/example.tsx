import { earnings, type Fees } from '@stagedoor/contract/earnings';
import { cents } from '@stagedoor/contract/money';
import type { FeeClass, ProductType } from '@stagedoor/contract/product-types';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';

export const feeClasses = ['interaction', 'support', 'goods'] as const satisfies readonly FeeClass[];

const typical: Record<FeeClass, ProductType> = { interaction: 'AUTOGRAPH', support: 'DONATION', goods: 'PHYSICAL' };
const price = cents(10_000);

type Props = { feeClass: FeeClass; percent: number };

/** The talent's share of a hundred dollars, calculated as at checkout. */
export const Example = ({ feeClass, percent }: Props) => {
  const { t } = useTranslation('admin');
  const dollars = useDollars();
  const fees: Fees = { interaction: percent, support: percent, goods: percent };
  const { talent } = earnings(price, { type: typical[feeClass], charityPercent: 0, fees });
  return t('content.fees.example', { price: dollars(price), sum: dollars(talent) });
};
