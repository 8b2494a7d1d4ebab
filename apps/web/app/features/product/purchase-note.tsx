import type { Product } from '@stagedoor/contract/schemas/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { receiptQuery } from './api.ts';
import { forgetPurchase } from './form/draft.ts';
import { forgetSent } from './form/sent.ts';
import styles from './product-page.module.css';

/** States that the order is already paid, or still open. */
export default function PurchaseNote({ product, receipt }: { product: Product; receipt: string }) {
  const { t } = useTranslation('buy');
  const { idProduct, productType } = product;
  const { data } = useQuery(receiptQuery(receipt, useLanguage()));
  const open = data?.state === 'awaitingPayment';
  const paid = data !== undefined && data.buyer !== null;
  useEffect(() => {
    if (paid) forgetPurchase(idProduct);
    else if (data && !open) forgetSent(idProduct);
  }, [data, open, paid, idProduct]);
  if (!open && !paid) return null;
  return (
    <div className={styles.note}>
      <Note kind={paid ? 'safe' : 'plain'}>
        <p>{paid ? t('notes.bought') : t('notes.unpaid')}</p>
        {open && data.checkout && (
          <ButtonLink to={data.checkout} size="small">
            {t('notes.goOn')}
          </ButtonLink>
        )}
        {paid && (
          <ButtonLink to={paths.bought(productType, receipt)} size="small">
            {t('notes.see')}
          </ButtonLink>
        )}
      </Note>
    </div>
  );
}
