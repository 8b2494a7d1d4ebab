import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { lazy, Suspense } from 'react';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { useCardChoice } from '../../shared/money/use-card-choice.ts';
import { Form } from '../../ui/fields/form.tsx';
import { ContactPart } from './form/contact-part.tsx';
import { DeliveryPart } from './form/delivery-part.tsx';
import { PayPart } from './form/pay-part.tsx';
import { useBuyForm } from './form/use-buy-form.ts';
import { usePrice } from './form/use-price.ts';
import { usePurchase } from './form/use-purchase.ts';
import { ManyPart, WhichPart } from './form/which-part.tsx';
import type { Greeting } from './greeting.ts';
import { OpenPurchase } from './open-purchase.tsx';
import { PayBar } from './pay-bar.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-page.module.css';
import { PurchaseSummary } from './purchase-summary.tsx';

// Goods ask for neither.
const WordsPart = lazy(async () => ({ default: (await import('./form/words-part.tsx')).WordsPart }));
const SpeedPart = lazy(async () => ({ default: (await import('./form/speed-part.tsx')).SpeedPart }));

type Props = {
  product: Product;
  type: ProductType;
  instructions: readonly string[];
  greeting: Greeting | null;
};

/** The form on the left, the price summary on the right; on a small screen the price stays at the bottom. */
export const BuyPart = ({ product, type, instructions, greeting }: Props) => {
  const isGoods = ruleOf(type).fulfilment === 'parcel';
  const form = useBuyForm(product, type, greeting);
  const price = usePrice(form);
  const choice = useCardChoice(form.values.card, form.signed);
  const purchase = usePurchase(form, price, choice);
  const formRef = useFirstProblem(form.failures);
  return (
    <Form ref={formRef} onSubmit={purchase.buy}>
      <div className={styles.columns}>
        <div>
          <ProductHead product={product} type={type} instructions={instructions} />
          <OpenPurchase product={product} />
          <WhichPart form={form} />
          <ManyPart form={form} />
          {!isGoods && (
            <Suspense>
              <WordsPart form={form} />
              <SpeedPart form={form} />
            </Suspense>
          )}
          {isGoods && <DeliveryPart form={form} />}
          <ContactPart form={form} />
          <PayPart form={form} price={price} choice={choice} />
        </div>
        <PurchaseSummary form={form} price={price} purchase={purchase} />
      </div>
      <PayBar price={price} busy={purchase.busy} />
    </Form>
  );
};
