import { ApiError } from '@stagedoor/contract/errors';
import type { FieldWord } from '@stagedoor/contract/field-problem';
import { type StoredTalentPage, talentPage } from '@stagedoor/contract/schemas/talent-page';
import { toast } from '../../../shared/feedback/toasts.ts';
import { draftAt, ownDraft } from '../../../shared/forms/draft.ts';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { saveOwnPage, useRefreshStudio } from '../api.ts';

export type PageForm = ReturnType<typeof usePageForm>;

type Problems = Readonly<Record<string, FieldWord>>;

/** To be incremented when the shape of the values changes: drafts of other versions are ignored. */
const version = 1;

const draftOf = (idUser: number) =>
  draftAt<StoredTalentPage>(ownDraft(`studio.page.${version}.${idUser}`), (stored) => stored as StoredTalentPage);

/** Starts with the draft of this tab, else with what is saved. */
export const usePageForm = (idUser: number, page: StoredTalentPage) => {
  const { t } = useTranslation('ownpage');
  const refresh = useRefreshStudio();
  const draft = draftOf(idUser);
  const form = useForm<StoredTalentPage, Problems>({
    start: page,
    draft,
    check: (values) => Object.fromEntries(issuesIn(talentPage, values).map(({ path, word }) => [path, word])),
    refusedFields: (error) => (error instanceof ApiError ? error.fields : undefined),
  });
  const save = async () => {
    const body = talentPage.parse(form.values);
    await saveOwnPage(body);
    // As saved: a name in a network has become a link.
    form.change(body);
    draft.drop();
    toast.success(t('saved'));
    await refresh();
  };
  return { ...form, problems: form.problems as Partial<Problems>, submit: () => form.submit(save) };
};
