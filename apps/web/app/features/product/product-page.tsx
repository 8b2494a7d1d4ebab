import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { useSession } from '../../shared/session/session.ts';
import ticket from '../../ui/cards/ticket.module.css';
import { Wrap } from '../../ui/layout/page.tsx';
import { BuyPart } from './buy-part.tsx';
import type { Greeting } from './greeting.ts';
import { ProductCrumbs } from './product-crumbs.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-page.module.css';
import { SummaryArt } from './summary-art.tsx';

// Loaded on demand: most products are available.
const ClosedOffer = lazy(() => import('./closed-offer.tsx'));
const ForMembers = lazy(() => import('./for-members.tsx'));
const CallPart = lazy(() => import('./call-part.tsx'));

type Props = { product: Product; instructions: readonly string[]; greeting: Greeting | null; children?: ReactNode };

/** One product with its purchase form, or the reason why it cannot be bought. `children` are below. */
export const ProductPage = ({ product, instructions, greeting, children }: Props) => {
  const { user } = useSession();
  const aside = useSeenWhenClosed(product);
  const type = plainType(product.productType);
  if (!type) return null;
  const shown = { product, type, instructions };
  const form =
    ruleOf(type).home === 'calls' ? (
      <Suspense>
        <CallPart {...shown} />
      </Suspense>
    ) : (
      <BuyPart {...shown} greeting={greeting} />
    );
  const own = user?.idUser === product.idOwner;
  const closed = own ? 'own' : ruleOf(type).home === 'elsewhere' ? 'elsewhere' : product.productStatus;
  return (
    <Wrap>
      <div className={styles.page}>
        <ProductCrumbs product={product} />
        {closed === 'ACTIVE' ? (
          product.subscriptionAccess ? (
            <Suspense>
              <ForMembers {...shown}>{form}</ForMembers>
            </Suspense>
          ) : (
            form
          )
        ) : (
          <div className={styles.columns}>
            <ProductHead {...shown} />
            <aside className={`${ticket.ticket} ${ticket.summary}`} ref={aside} tabIndex={-1}>
              <SummaryArt product={product} type={type} />
              <div className={ticket.inside}>
                <Suspense>
                  <ClosedOffer product={product} why={closed} />
                </Suspense>
              </div>
            </aside>
          </div>
        )}
        {children}
        <div className={styles.report}>
          <ReportButton
            subject="PRODUCT"
            id={product.idProduct}
            idOwner={product.idOwner}
            name={product.name}
            owner={product.ownerName}
          />
        </div>
      </div>
    </Wrap>
  );
};

/** The product was closed while the visitor filled in the form, which is gone: focuses the reason in its place. */
const useSeenWhenClosed = ({ productStatus }: Product) => {
  const aside = useRef<HTMLElement>(null);
  const before = useRef(productStatus);
  useEffect(() => {
    if (before.current === 'ACTIVE' && productStatus !== 'ACTIVE') {
      aside.current?.focus({ preventScroll: true });
      aside.current?.scrollIntoView({ block: 'center' });
    }
    before.current = productStatus;
  }, [productStatus]);
  return aside;
};
