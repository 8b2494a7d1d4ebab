import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { deleteProduct } from '../api.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

/** Says what happens to the orders and asks, because it cannot be undone. */
export const useDeleteProduct = ({ idProduct, name, sold }: OwnProduct, onDeleted: () => Promise<unknown>) => {
  const { t } = useTranslation('studio');
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteProduct(idProduct),
    onSuccess: async () => {
      toast.success(t('deleting.done'));
      await onDeleted();
    },
    onError: useShowProblem(),
  });
  const askFirst = async () => {
    const answer = await ask(ConfirmModal, {
      look: 'stop',
      title: t('deleting.title', { name }),
      text: t(sold > 0 ? 'deleting.sold' : 'deleting.unsold'),
      yes: t('deleting.button'),
      no: t('deleting.keep'),
    });
    if (answer === 'yes') mutate();
  };
  return { askFirst, isPending };
};
