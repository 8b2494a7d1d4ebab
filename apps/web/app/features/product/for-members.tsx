import type { ProductType } from '@stagedoor/contract/product-types';
import type { Product } from '@stagedoor/contract/schemas/product';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import ticket from '../../ui/cards/ticket.module.css';
import { Note } from '../../ui/feedback/note.tsx';
import text from '../../ui/theme/text.module.css';
import { callersProductQuery } from './api.ts';
import { ProductHead } from './product-head.tsx';
import styles from './product-page.module.css';
import summary from './purchase-summary.module.css';
import { SummaryArt } from './summary-art.tsx';

type Props = { product: Product; type: ProductType; instructions: readonly string[]; children: ReactNode };

/** `children`, the purchase form, for members. Others see the price and the plans that open the product. */
export default function ForMembers({ product, type, instructions, children }: Props) {
  const { t } = useTranslation('product');
  const { signed } = useSession();
  const query = callersProductQuery(product.idProduct, useLanguage());
  const { data, isPending } = useQuery({ ...query, enabled: signed });
  if (signed && data?.openToCaller) return children;
  return (
    <div className={styles.columns}>
      <ProductHead product={product} type={type} instructions={instructions} />
      <aside className={`${ticket.ticket} ${ticket.summary}`} aria-live="polite">
        <SummaryArt product={product} type={type} />
        <div className={ticket.inside}>
          {signed && isPending ? (
            <p role="status" className={text.quiet}>
              {t('members.loading')}
            </p>
          ) : (
            <Plans product={product} signed={signed} />
          )}
        </div>
      </aside>
    </div>
  );
}

const Plans = ({ product, signed }: { product: Product; signed: boolean }) => {
  const { t } = useTranslation('product');
  const { standardRate, subscriptionAccess: access } = product;
  return (
    <div className={summary.end}>
      <p className={ticket.total}>
        <span>{t('members.price')}</span>
        <b>
          <Price amount={standardRate} />
        </b>
      </p>
      <Note>{t(access?.availableToAllPaid ? 'members.anyPlan' : 'members.thesePlans')}</Note>
      {access?.validSubscriptions.map(({ idSubscription, name }, at) => (
        <ButtonLink key={idSubscription} to={paths.plan(idSubscription)} look={at === 0 ? 'primary' : 'line'} wide>
          {t('members.plan', { name })}
        </ButtonLink>
      ))}
      {!signed && (
        <ButtonLink to={paths.login(paths.product(product))} look="quiet" wide>
          {t('members.logIn')}
        </ButtonLink>
      )}
    </div>
  );
};
