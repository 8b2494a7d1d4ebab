import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../../ui/layout/task-page.tsx';
import { rememberAuthenticationOpened, wasAuthenticationOpened } from './authentication-opened.ts';
import type { PurchaseResult } from './use-purchase-result.ts';
import { wayBack } from './way-back.ts';

/**
 * The bank requires 3-D Secure for a saved card. Redirects there the first time; a buyer who returned without
 * confirming chooses.
 */
export const Confirm = ({
  bought,
  receipt,
  checkout,
}: {
  bought: PurchaseResult;
  receipt: string;
  checkout: string;
}) => {
  const { t } = useTranslation('purchase');
  const sum = useDollars()(bought.total);
  const navigate = useNavigate();
  const [isReturned] = useState(() => wasAuthenticationOpened(receipt));
  useEffect(() => {
    if (isReturned) return;
    rememberAuthenticationOpened(receipt);
    void navigate(checkout, { replace: true });
  }, [isReturned, receipt, checkout, navigate]);
  const isRefused = bought.charge?.problem !== null;
  return (
    <TaskPage
      title={t(isRefused ? 'confirm.refusedTitle' : 'confirm.title', { sum })}
      lead={t(isRefused ? 'confirm.refusedText' : 'confirm.text')}
    >
      <TaskPageFooter>
        <ButtonLink to={checkout} look="primary">
          {t('confirm.toBank')}
        </ButtonLink>
        <ButtonLink to={wayBack(bought)} look="quiet">
          {t('confirm.otherwise')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
