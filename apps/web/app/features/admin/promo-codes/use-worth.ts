import type { StaffPromoCode } from '@stagedoor/contract/schemas/content';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';

/** The discount, in words. */
export const useWorth = () => {
  const { t } = useTranslation('admin');
  const dollars = useDollars();
  return ({ percent, fixed }: Pick<StaffPromoCode, 'percent' | 'fixed'>): string => {
    if (fixed === null) return t('content.promoCodes.off.percent', { percent: percent ?? 0 });
    const sum = dollars(fixed);
    return percent === null
      ? t('content.promoCodes.off.fixed', { sum })
      : t('content.promoCodes.off.both', { percent, sum });
  };
};
