import { auctionLimits } from '@stagedoor/contract/auction-limits';
import { limits } from '@stagedoor/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { selfQuery } from '../second-factor/api.ts';
import { cancelAuction, useRefreshAuctions } from './api.ts';

const TextPromptModal = lazy(() => import('../../../shared/dialogs/text-prompt-modal.tsx'));

const { reasonMin: min } = limits.reports;
const { reasonMax: max } = auctionLimits;

/** Until it is paid. */
export const CancelAuction = ({ idProduct }: { idProduct: number }) => {
  const { t } = useTranslation('staffauctions');
  const refresh = useRefreshAuctions();
  const { data: staff } = useQuery(selfQuery);
  const askFirst = async () => {
    const answer = await ask(TextPromptModal, {
      id: idProduct,
      send: cancelAuction,
      title: t('cancel.title'),
      lead: t('cancel.text'),
      label: t('cancel.reason'),
      short: t('cancel.short', { min, max }),
      changed: t('cancel.late'),
      min,
      max,
      submit: t('cancel.button'),
      keep: t('cancel.keep'),
      look: 'stop',
    });
    await refresh();
    if (answer === 'sent') toast.success(t('cancel.done'));
  };
  if (!staff?.scopes.includes('moderation')) return null;
  return (
    <Button size="small" look="stop" onClick={() => void askFirst()}>
      {t('cancel.button')}
    </Button>
  );
};
