import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/ask.tsx';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, RowGroup, Rows } from '../../../ui/row.tsx';
import { selfQuery, useLookAgain } from './api.ts';

const RenewModal = lazy(() => import('./renew-modal.tsx'));
const ChangeModal = lazy(() => import('./change-modal.tsx'));

/** One's own way in: how many recovery codes are left, new ones, another phone. */
export const OwnFactor = () => {
  const { t } = useTranslation('factor');
  const { data: self } = useQuery(selfQuery);
  const lookAgain = useLookAgain();
  const open = async (modal: typeof RenewModal) => {
    await ask(modal);
    await lookAgain();
  };
  return (
    <RowGroup title={t('own.title')}>
      <Rows>
        <Row name={t('own.codes')} more={t('own.left', { count: self?.recoveryCodesLeft ?? 0 })}>
          <Button size="small" onClick={() => void open(RenewModal)}>
            {t('own.renew')}
          </Button>
        </Row>
        <Row name={t('own.app')} more={t('own.appMore')}>
          <Button size="small" onClick={() => void open(ChangeModal)}>
            {t('own.change')}
          </Button>
        </Row>
      </Rows>
    </RowGroup>
  );
};
