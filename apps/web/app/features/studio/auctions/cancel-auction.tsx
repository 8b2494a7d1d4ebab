import { auctionLimits } from '@stagedoor/contract/auction-limits';
import { limits } from '@stagedoor/contract/limits';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cancelAuction, useRefreshAuctions } from './api.ts';
import type { WholeAuction } from './draft.ts';

const TextPromptModal = lazy(() => import('../../../shared/dialogs/text-prompt-modal.tsx'));

/** Only before the first bid. */
export const CancelAuction = ({ auction: { idProduct } }: { auction: WholeAuction }) => {
  const { t } = useTranslation('ownauctions');
  const refresh = useRefreshAuctions();
  const askFirst = async () => {
    const answer = await ask(TextPromptModal, {
      id: idProduct,
      send: cancelAuction,
      title: t('cancel.title'),
      lead: t('cancel.text'),
      label: t('cancel.reason'),
      short: t('cancel.short'),
      changed: t('cancel.late'),
      min: limits.reports.reasonMin,
      max: auctionLimits.reasonMax,
      submit: t('cancel.button'),
      keep: t('cancel.keep'),
      look: 'stop',
    });
    if (answer === 'sent') toast.success(t('cancel.done'));
    await refresh();
  };
  return (
    <Button size="small" look="quiet" onClick={() => void askFirst()}>
      {t('cancel.button')}
    </Button>
  );
};
