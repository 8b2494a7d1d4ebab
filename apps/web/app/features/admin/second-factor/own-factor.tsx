import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { selfQuery, useLookAgain } from './api.ts';

const RenewModal = lazy(() => import('./renew-modal.tsx'));
const ChangeModal = lazy(() => import('./change-modal.tsx'));

/** The staff member's own 2FA: remaining recovery codes, new ones, another phone. */
export const OwnFactor = () => {
  const { t } = useTranslation('authenticator');
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
