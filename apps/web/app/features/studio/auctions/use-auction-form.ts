import { ApiError } from '@stagedoor/contract/errors';
import { useNavigate } from 'react-router';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { leaving, useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { saveAuction, useRefreshAuctions } from './api.ts';
import { auctionDraft, type Draft, draftOf, emptyDraft, type Problems, type WholeAuction } from './draft.ts';

export type AuctionForm = ReturnType<typeof useAuctionForm>;

/** The contract's schemas are large, so they are loaded on the first save. */
const loadCheck = () => import('./check-auction.ts');

/** Starts with the draft of this tab, else with the auction. */
export const useAuctionForm = (idUser: number, auction: WholeAuction | undefined) => {
  const { t } = useTranslation('ownauctions');
  const language = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefreshAuctions();
  const offset = useServerOffset();
  const kept = auctionDraft(idUser, auction?.idProduct ?? 'new');
  const now = () => Date.now() + offset;
  const check = async (draft: Draft) => (await loadCheck()).checkAuction(draft, language, auction?.idProduct, now());

  const form = useForm<Draft, Problems>({
    start: () => (auction ? draftOf(auction) : emptyDraft(now())),
    draft: kept,
    check: async (draft) => (await check(draft)).problems ?? {},
    refusedFields: (error) =>
      error instanceof ApiError && error.name === 'mandatoryFieldNull'
        ? Object.fromEntries(Object.keys(error.fields ?? {}).map((field) => [field.split('.')[0], 'invalid' as const]))
        : undefined,
    onFailure: useShowProblem(),
  });
  const save = async () => {
    const { body } = await check(form.values);
    if (!body) return;
    const { idProduct } = await saveAuction(body);
    kept.drop();
    toast.success(t('form.saved'));
    await refresh();
    await navigate(paths.ownAuction(idProduct));
    return leaving;
  };
  return { ...form, submit: () => form.submit(save) };
};
