import { ApiError } from '@stagedoor/contract/errors';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Wrap } from '../../ui/layout/page.tsx';
import styles from './order-view.module.css';

type Props = { error: unknown; onAgain: () => unknown; gone: ReactNode };

/** The order never existed, or the reader has lost access. */
export const isGone = (error: unknown) =>
  error instanceof ApiError && (error.name === 'pageNotFound' || error.name === 'mandatoryFieldNull');

/** Shown instead of an order: loading, failed or not found. */
export const NotHere = ({ error, onAgain, gone }: Props) => {
  const { t } = useTranslation('orders');
  if (isGone(error)) return gone;
  return (
    <Wrap>
      <div className={styles.page}>
        {error ? (
          <Note kind="stop">
            <p>{t('failed')}</p>
            <Button size="small" onClick={() => void onAgain()}>
              {t('again')}
            </Button>
          </Note>
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </div>
    </Wrap>
  );
};
