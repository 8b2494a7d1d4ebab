import { subtract } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useDollars } from '../../../shared/use-dollars.ts';
import { Check } from '../../../ui/check.tsx';
import { Note } from '../../../ui/note.tsx';
import { Pick, Picks } from '../../../ui/pick.tsx';
import styles from './form.module.css';
import { Part } from './part.tsx';
import { PromoField } from './promo-field.tsx';
import type { BuyForm } from './use-buy-form.ts';
import type { Price } from './use-price.ts';

type Props = { form: BuyForm; price: Price };

/** Card, wallet or both; a code; and whether the result may be shown. */
export const PayPart = ({ form, price }: Props) => {
  const { t } = useTranslation('buy');
  const { product, type, values, change } = form;
  const { keepHiddenLabel } = product.presentation;
  return (
    <Part question={t('legends.pay')}>
      {price.total === 0 ? <Note kind="safe">{t('pay.free')}</Note> : <PayWays form={form} price={price} />}
      <PromoField form={form} price={price} />
      {ruleOf(type).keepHidden && (
        <Check checked={values.keepHidden} onChange={({ target }) => change({ keepHidden: target.checked })}>
          <span className={styles.strong}>{keepHiddenLabel ?? t('keepHidden')}</span>
          <span className={styles.hint}>{t('keepHiddenText', { name: product.ownerName })}</span>
        </Check>
      )}
    </Part>
  );
};

const PayWays = ({ form, price }: Props) => {
  const { t } = useTranslation('buy');
  const dollars = useDollars();
  const { values, change } = form;
  const { available, total } = price;
  const covers = available >= total;
  return (
    <Picks label={t('legends.pay')}>
      <Pick
        name="pay"
        title={t('pay.card')}
        end={<IconCreditCard aria-hidden="true" />}
        more={t('pay.cardText')}
        checked={values.pay === 'card' || available === 0}
        onPick={() => change({ pay: 'card' })}
      />
      {available > 0 && (
        <Pick
          name="pay"
          title={t('pay.wallet')}
          end={dollars(available)}
          more={covers ? t('pay.walletAll') : t('pay.walletRest', { sum: dollars(subtract(total, available)) })}
          checked={values.pay === 'wallet'}
          onPick={() => change({ pay: 'wallet' })}
        />
      )}
    </Picks>
  );
};
