import { plainType, ruleOf } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useEffect, useRef } from 'react';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { useSession } from '../../shared/session.ts';
import { Wrap } from '../../ui/page.tsx';
import { BuyPart } from './buy-part.tsx';
import { ClosedOffer } from './closed-offer.tsx';
import { Crumbs } from './crumbs.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-page.module.css';
import stub from './stub.module.css';
import { StubArt } from './stub-art.tsx';

/** One product: what it is, and the form that buys it or why it cannot be bought. */
export const ProductPage = ({ product }: { product: Product }) => {
  const { user } = useSession();
  const aside = useSeenWhenClosed(product);
  const type = plainType(product.productType);
  if (!type) return null;
  const own = user?.idUser === product.idOwner;
  const closed = own ? 'own' : ruleOf(type).home === 'elsewhere' ? 'elsewhere' : product.productStatus;
  return (
    <Wrap>
      <div className={styles.page}>
        <Crumbs product={product} />
        {closed === 'ACTIVE' ? (
          <BuyPart product={product} type={type} />
        ) : (
          <div className={styles.columns}>
            <ProductHead product={product} type={type} />
            <aside className={stub.stub} ref={aside} tabIndex={-1}>
              <StubArt product={product} type={type} />
              <div className={stub.inside}>
                <ClosedOffer product={product} why={closed} />
              </div>
            </aside>
          </div>
        )}
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

/** Closed under the hand of whoever was buying: their form is gone, so that the reason takes its place and the focus. */
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
