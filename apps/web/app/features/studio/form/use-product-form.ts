import { ApiError } from '@stagedoor/contract/errors';
import type { StudioType } from '@stagedoor/contract/product-types';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useNavigate } from 'react-router';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { leaving, useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { saveProduct, useRefreshStudio } from '../api.ts';
import { type Draft, emptyDraft, productDraft } from './draft.ts';
import { draftOf } from './from-product.ts';
import { type Problems, refusedFields } from './problems.ts';
import type { ProductBody } from './to-body.ts';

export type ProductForm = ReturnType<typeof useProductForm>;

type Given = { user: SelfUser; type: StudioType; product: OwnProduct | undefined };

/** Starts with the draft of this tab, else with the product. */
export const useProductForm = ({ user, type, product }: Given) => {
  const { t } = useTranslation('studio');
  const reads = useLanguage();
  const navigate = useNavigate();
  const refresh = useRefreshStudio();
  const own = product?.language ?? reads;
  const kept = productDraft(user.idUser, product?.idProduct ?? type);
  const wanted = (draft: Draft): ProductBody => ({ type, draft, own, idProduct: product?.idProduct });

  const form = useForm<Draft, Problems>({
    start: () => (product ? draftOf(product) : emptyDraft()),
    draft: kept,
    check: async (draft) => (await loadChecks()).checkProduct(wanted(draft)).problems ?? {},
    refusedFields: (error, draft) => (error instanceof ApiError ? refusedFields(error, wanted(draft)) : undefined),
    onFailure: useShowProblem(),
  });
  const save = async () => {
    const { body } = (await loadChecks()).checkProduct(wanted(form.values));
    if (!body) return;
    await saveProduct(body);
    kept.drop();
    toast.success(t('saved'));
    await refresh();
    await navigate(paths.studioProducts());
    return leaving;
  };
  return { ...form, type, product, own, draft: form.values, submit: () => form.submit(save) };
};

/** The contract's schemas are large, so they are loaded on the first save. */
const loadChecks = () => import('./check-product.ts');
