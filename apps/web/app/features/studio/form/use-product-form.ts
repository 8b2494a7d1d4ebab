import { Refusal } from '@stagedoor/contract/errors';
import type { StudioType } from '@stagedoor/contract/product-types';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../shared/api.ts';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { useRefreshStudio } from '../api.ts';
import type { Checked, Problems } from './check-product.ts';
import { type Draft, dropDraft, emptyDraft, keepDraft, readDraft } from './draft.ts';
import { draftOf } from './from-product.ts';

export type ProductForm = ReturnType<typeof useProductForm>;

type Given = { user: SelfUser; type: StudioType; product: OwnProduct | undefined };

/** Begins with what was kept in this tab, else with the product, and keeps every change. */
export const useProductForm = ({ user: { idUser }, type, product }: Given) => {
  const reads = useLanguage();
  const own = product?.language ?? reads;
  const what = product?.idProduct ?? type;
  const [start] = useState(() => (product ? draftOf(product) : emptyDraft()));
  const [kept] = useState(() => readDraft(idUser, what));
  const [restored, setRestored] = useState(kept !== null);
  const [draft, setDraft] = useState(kept ?? start);
  const [checks, setChecks] = useState<Checks>();
  const [refused, setRefused] = useState<Problems>({});
  /** Counts the tries that failed, for whoever leads the eye to the first mistake. */
  const [failures, setFailures] = useState(0);
  const wanted = { type, draft, own, idProduct: product?.idProduct };
  const save = useSave({ idUser, what });
  const sayProblem = useSayProblem();

  useEffect(() => {
    if (draft !== start && draft !== kept) keepDraft(idUser, what, draft);
  }, [draft, start, kept, idUser, what]);

  const fail = (problems: Problems) => {
    setRefused(problems);
    setFailures((count) => count + 1);
  };
  // Set at once: a second press comes before the button knows of the first.
  const isBusy = useRef(false);
  const send = async () => {
    const loaded = await loadChecks().catch(() => undefined);
    if (!loaded) return sayProblem(new Refusal('badInternet'));
    setChecks(loaded);
    const { body } = loaded.checkProduct(wanted);
    if (!body) return fail({});
    await save.mutateAsync(body).catch((error: unknown) => {
      const problems = error instanceof Refusal ? loaded.refusedFields(error, wanted) : null;
      if (problems) fail(problems);
    });
  };
  return {
    type,
    product,
    own,
    draft,
    failures,
    isSaving: save.isPending || save.isSuccess,
    problems: { ...checks?.checkProduct(wanted).problems, ...refused },
    change: (part: Partial<Draft>) => {
      setRefused({});
      setDraft((before) => ({ ...before, ...part }));
    },
    /** Set while the form shows what an earlier visit left unsaved. */
    restored,
    startOver: () => {
      dropDraft(idUser, what);
      setDraft(start);
      setChecks(undefined);
      setRefused({});
      setRestored(false);
    },
    submit: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      await send();
      isBusy.current = false;
    },
  };
};

/** The contract's own checks are large: they are fetched when somebody saves, and look on from then. */
const loadChecks = () => import('./check-product.ts');
type Checks = Awaited<ReturnType<typeof loadChecks>>;

type Saving = { idUser: number; what: string | number };
type Body = NonNullable<Checked['body']>;

const useSave = ({ idUser, what }: Saving) => {
  const { t } = useTranslation('studio');
  const refresh = useRefreshStudio();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Body) => api('saveProduct', { body }),
    onSuccess: async () => {
      dropDraft(idUser, what);
      say.success(t('saved'));
      await refresh();
      await navigate(paths.studio());
    },
    onError: useSayProblem(),
  });
};
