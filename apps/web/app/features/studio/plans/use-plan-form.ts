import { ApiError } from '@stagedoor/contract/errors';
import { parseMoney } from '@stagedoor/contract/money';
import { type PlanArea, planAreas } from '@stagedoor/contract/plan-areas';
import { planForm } from '@stagedoor/contract/schemas/product-form';
import { toHeading } from '../../../shared/browser/to-heading.ts';
import { toast } from '../../../shared/feedback/toasts.ts';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { type OwnPlan, savePlan, useRefreshStudio } from '../api.ts';
import { typedPrice } from '../form/from-product.ts';

export type PlanValues = {
  name: string;
  shortAbout: string;
  about: string;
  /** As typed. */
  price: string;
  idImage: string | null;
  imageLink: string | null;
  opens: PlanArea[];
};

type Problems = Readonly<Record<string, string>>;

const startOf = (plan: OwnPlan | null): PlanValues => ({
  name: plan?.name ?? '',
  shortAbout: plan?.shortAbout ?? '',
  about: plan?.about ?? '',
  price: typedPrice(plan?.price ?? null),
  idImage: plan?.idImage ?? null,
  imageLink: plan?.imageLink ?? null,
  opens: plan?.opens ?? [...planAreas],
});

const refusedFields = (error: unknown): Problems | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.name === 'nameAndTypeTaken') return { name: 'nameTaken' };
  if (error.name === 'contentExists') return { about: 'contentTaken' };
  return error.fields;
};

/** The form of a plan, written in the language of the page. */
export const usePlanForm = (plan: OwnPlan | null, onEnd: () => void) => {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const refresh = useRefreshStudio();
  const bodyOf = ({ price, idImage, imageLink: _shown, ...words }: PlanValues) => ({
    ...words,
    language,
    ...(price.trim() && { price: parseMoney(price) ?? price }),
    ...(plan && { idSubscription: plan.idSubscription }),
    ...(idImage && { idImage }),
  });
  const check = (values: PlanValues): Problems =>
    Object.fromEntries(
      issuesIn(planForm, bodyOf(values)).map(({ path, word, input }) => [
        path,
        path === 'price' && typeof input === 'string' ? 'notMoney' : word,
      ]),
    );
  const form = useForm<PlanValues, Problems>({ start: () => startOf(plan), check, refusedFields });
  const save = async () => {
    await savePlan(planForm.parse(bodyOf(form.values)));
    await refresh();
    toast.success(t('plans.saved'));
    onEnd();
    toHeading();
  };
  return { ...form, submit: () => form.submit(save) };
};
