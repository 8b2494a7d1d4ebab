import type { Product } from '@stagedoor/contract/schemas/product';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useShownAgain } from '../../shared/use-shown-again.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { receiptQuery } from './api.ts';
import { dropDraft, forgetSent, readSent } from './form/draft.ts';
import styles from './product-page.module.css';

/** Back from the card page: how that purchase stands, before somebody buys the same a second time. */
export const OpenPurchase = ({ product: { idProduct, productType } }: { product: Product }) => {
  const { t } = useTranslation('buy');
  const language = useLanguage();
  const [receipt, setReceipt] = useState('');
  const look = useCallback(() => setReceipt(readSent(idProduct)?.receipt ?? ''), [idProduct]);
  useEffect(look, [look]);
  useShownAgain(look);
  const { data } = useQuery({ ...receiptQuery(receipt, language), enabled: receipt !== '' });
  const open = data?.state === 'awaitingPayment';
  const paid = data !== undefined && data.buyer !== null;
  useEffect(() => {
    if (paid) dropDraft(idProduct);
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
};
