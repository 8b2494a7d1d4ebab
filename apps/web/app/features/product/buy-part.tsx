import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useEffect, useRef } from 'react';
import { Form } from '../../ui/form.tsx';
import { ContactPart } from './form/contact-part.tsx';
import { DeliveryPart } from './form/delivery-part.tsx';
import { PayPart } from './form/pay-part.tsx';
import { SpeedPart } from './form/speed-part.tsx';
import { useBuyForm } from './form/use-buy-form.ts';
import { useCardChoice } from './form/use-card-choice.ts';
import { usePrice } from './form/use-price.ts';
import { usePurchase } from './form/use-purchase.ts';
import { ManyPart, WhichPart } from './form/which-part.tsx';
import { WordsPart } from './form/words-part.tsx';
import { OpenPurchase } from './open-purchase.tsx';
import { PayBar } from './pay-bar.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-page.module.css';
import { Stub } from './stub.tsx';

/** The form at the left, the ticket with the price at the right; on a small screen the price stays at the foot. */
export const BuyPart = ({ product, type }: { product: Product; type: ProductType }) => {
  const form = useBuyForm(product, type);
  const price = usePrice(form);
  const choice = useCardChoice(form);
  const purchase = usePurchase(form, price, choice);
  const paper = useFirstProblem(form.shown);
  return (
    <Form onSubmit={purchase.buy}>
      <div className={styles.columns} ref={paper}>
        <div>
          <ProductHead product={product} type={type} />
          <OpenPurchase product={product} />
          <WhichPart form={form} />
          <ManyPart form={form} />
          <WordsPart form={form} />
          <SpeedPart form={form} />
          {ruleOf(type).fulfilment === 'parcel' && <DeliveryPart form={form} />}
          <ContactPart form={form} />
          <PayPart form={form} price={price} choice={choice} />
        </div>
        <Stub form={form} price={price} purchase={purchase} />
      </div>
      <PayBar price={price} busy={purchase.busy} />
    </Form>
  );
};

/** The first field in which something is wrong has the focus. */
const useFirstProblem = (shown: number) => {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === 0) return;
    const wrong = paper.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = wrong?.querySelector<HTMLElement>('input:not(:disabled)') ?? wrong;
    control?.focus();
  }, [shown]);
  return paper;
};
