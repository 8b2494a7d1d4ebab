import { limits } from '@stagedoor/contract/limits';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Check } from '../../../ui/fields/check.tsx';
import type { BuyForm } from './use-buy-form.ts';

/** Whether to save the address with the purchase, while there is room for another one. */
export default function KeepAddress({ form: { values, savedCount, change } }: { form: BuyForm }) {
  const { t } = useTranslation('addresses');
  if (savedCount >= limits.orders.addressesMax) return null;
  return (
    <Check checked={values.keepAddress} onChange={({ target }) => change({ keepAddress: target.checked })}>
      {t('keep')}
    </Check>
  );
}
