import { incompleteReasonOf } from '@stagedoor/contract/errors';
import type { Branch, BranchKind } from '@stagedoor/contract/schemas/content';
import { lazy } from 'react';
import { ask } from '../../../shared/ask.tsx';
import { useLanguage } from '../../../shared/shell-data.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { useRefreshQueue } from '../api.ts';
import { useAct } from '../content/use-act.ts';
import { useSaved } from '../content/use-saved.ts';
import { staffApi } from '../staff-api.ts';

const BranchModal = lazy(() => import('./branch-modal.tsx'));
const InsideModal = lazy(() => import('./inside-modal.tsx'));
const SureModal = lazy(() => import('../../../shared/sure-modal.tsx'));

/** What can be done with a group or a category. */
export const useBranch = (kind: BranchKind, branch: Branch) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const refresh = useRefreshQueue();
  const saved = useSaved();
  const sayProblem = useSayProblem();
  const { id, title, hidden } = branch;
  const name = title[language];
  const move = useAct({
    send: (to: 'up' | 'down') => staffApi('moveBranch', { body: { kind, id, to } }),
    done: () => t('content.groups.moved', { name }),
  });
  const hide = useAct({
    send: (on: boolean) => staffApi('hideBranch', { body: { kind, id, hidden: on } }),
    done: (on) => t(on ? 'content.groups.hiddenNow' : 'content.groups.shownNow'),
  });
  const rename = () => saved(ask(BranchModal, { kind, branch }));
  const explain = async (error: unknown) => {
    const reason = incompleteReasonOf(error);
    if (reason?.kind !== 'notEmpty') return sayProblem(error);
    const answer = await ask(InsideModal, { name, inside: reason.inside, isHidden: hidden });
    if (answer === 'hide') hide.mutate(true);
  };
  const remove = async () => {
    const words = { yes: t('content.groups.delete'), no: t('keep') };
    const heading = { title: t('content.groups.deleting', { name }), text: t('content.groups.deletingText') };
    if ((await ask(SureModal, { ...heading, ...words })) !== 'yes') return;
    try {
      await staffApi('deleteBranch', { query: { language }, body: { kind, id } });
      say.success(t('content.groups.deleted'));
    } catch (error) {
      await explain(error);
    }
    await refresh();
  };
  return { name, move, hide, rename, remove };
};
