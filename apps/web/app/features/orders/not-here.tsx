import { Refusal } from '@stagedoor/contract/errors';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Wrap } from '../../ui/page.tsx';
import styles from './order-view.module.css';

type Props = { error: unknown; onAgain: () => unknown; gone: ReactNode };

/** Be it that it was never there, or that it was read before and may not be read any more. */
export const isGone = (error: unknown) =>
  error instanceof Refusal && (error.name === 'pageNotFound' || error.name === 'mandatoryFieldNull');

/** In the place of an order that is not here: not yet, not now, or not at all. */
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
