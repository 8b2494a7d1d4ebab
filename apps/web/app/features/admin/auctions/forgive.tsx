import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { forgiveStrike, useRefreshAuctions } from './api.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

export const Forgive = ({ idStrike, name }: { idStrike: number; name: string }) => {
  const { t } = useTranslation('staffauctions');
  const { t: admin } = useTranslation('admin');
  const refresh = useRefreshAuctions();
  const send = useIdempotent(forgiveStrike);
  const forgive = useMutation({
    mutationFn: () => send(idStrike),
    onSuccess: () => toast.success(t('offers.done')),
    onError: () => toast.error(admin('failed')),
    onSettled: refresh,
  });
  const askFirst = async () => {
    const words = { title: t('offers.sure', { name }), text: t('offers.sureText') };
    const answer = await ask(ConfirmModal, { ...words, yes: t('offers.forgive'), no: t('offers.keep') });
    if (answer === 'yes') forgive.mutate();
  };
  return (
    <Button
      size="small"
      aria-label={t('offers.forgiveName', { name })}
      busy={forgive.isPending}
      onClick={() => void askFirst()}
    >
      {t('offers.forgive')}
    </Button>
  );
};
