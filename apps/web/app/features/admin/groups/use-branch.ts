import { incompleteReasonOf } from '@stagedoor/contract/errors';
import type { Branch, BranchKind } from '@stagedoor/contract/schemas/content';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useRefreshQueue } from '../api.ts';
import { useAction } from '../content/use-action.ts';
import { useSaved } from '../content/use-saved.ts';
import { deleteBranch, hideBranch, moveBranch } from './api.ts';

const BranchModal = lazy(() => import('./branch-modal.tsx'));
const InsideModal = lazy(() => import('./inside-modal.tsx'));
const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

/** The actions on a group or a category. */
export const useBranch = (kind: BranchKind, branch: Branch) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const refresh = useRefreshQueue();
  const saved = useSaved();
  const showProblem = useShowProblem();
  const { id, title, hidden } = branch;
  const name = title[language];
  const move = useAction({
    send: (to: 'up' | 'down') => moveBranch({ kind, id, to }),
    done: () => t('content.groups.moved', { name }),
  });
  const hide = useAction({
    send: (on: boolean) => hideBranch({ kind, id, hidden: on }),
    done: (on) => t(on ? 'content.groups.hiddenNow' : 'content.groups.shownNow'),
  });
  const rename = () => saved(ask(BranchModal, { kind, branch }));
  const explain = async (error: unknown) => {
    const reason = incompleteReasonOf(error);
    if (reason?.kind !== 'notEmpty') return showProblem(error);
    const answer = await ask(InsideModal, { name, inside: reason.inside, isHidden: hidden });
    if (answer === 'hide') hide.mutate(true);
  };
  const remove = async () => {
    const words = { yes: t('content.groups.delete'), no: t('keep') };
    const heading = { title: t('content.groups.deleting', { name }), text: t('content.groups.deletingText') };
    if ((await ask(ConfirmModal, { ...heading, ...words })) !== 'yes') return;
    try {
      await deleteBranch({ kind, id }, language);
      toast.success(t('content.groups.deleted'));
    } catch (error) {
      await explain(error);
    }
    await refresh();
  };
  return { name, move, hide, rename, remove };
};
