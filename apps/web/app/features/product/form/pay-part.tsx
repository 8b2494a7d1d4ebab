import { ruleOf } from '@stagedoor/contract/product-types';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CardPick } from '../../../shared/money/card-pick.tsx';
import { PromoField } from '../../../shared/money/promo-field.tsx';
import type { CardChoice } from '../../../shared/money/use-card-choice.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Picks } from '../../../ui/fields/pick.tsx';
import styles from './form.module.css';
import { Part } from './part.tsx';
import type { BuyForm } from './use-buy-form.ts';
import type { Price } from './use-price.ts';

// Visitors have neither a wallet nor saved cards.
const PayWays = lazy(() => import('./pay-ways.tsx'));

type Props = { form: BuyForm; price: Price; choice: CardChoice };

/** Payment method, promo code, and whether the result may be shown. */
export const PayPart = ({ form, price, choice }: Props) => {
  const { t } = useTranslation('buy');
  const { product, type, values, change } = form;
  const { keepHiddenLabel } = product.presentation;
  return (
    <Part question={t('legends.pay')}>
      {price.total === 0 && <Note kind="safe">{t('pay.free')}</Note>}
      {price.total > 0 && form.signed && (
        <Suspense>
          <PayWays form={form} price={price} choice={choice} />
        </Suspense>
      )}
      {price.total > 0 && !form.signed && (
        <Picks label={t('legends.pay')}>
          <CardPick name="pay" title={t('pay.card')} more={t('pay.cardText')} checked onPick={() => {}} />
        </Picks>
      )}
      <PromoField code={values.promoCode} promo={price.promo} onChange={(promoCode) => change({ promoCode })} />
      {ruleOf(type).keepHidden && (
        <Check checked={values.keepHidden} onChange={({ target }) => change({ keepHidden: target.checked })}>
          <span className={styles.strong}>{keepHiddenLabel ?? t('keepHidden')}</span>
          <span className={styles.hint}>
            {t(type === 'AUTOGRAPH' ? 'keepHiddenText' : 'keepHiddenVideo', { name: product.ownerName })}
          </span>
        </Check>
      )}
    </Part>
  );
};
