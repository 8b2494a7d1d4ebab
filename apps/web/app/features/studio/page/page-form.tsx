import '../../../shared/forms/schemas-without-eval.ts';
import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { type TalentPage, talentPage } from '@stagedoor/contract/schemas/talent-page';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { toast } from '../../../shared/feedback/toasts.ts';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { LanguageChips } from '../../../shared/i18n/language-chips.tsx';
import { LocalizedFields } from '../../../shared/i18n/localized-fields.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import text from '../../../ui/theme/text.module.css';
import { saveOwnPage } from '../api.ts';

type Problems = Readonly<Record<string, string>>;

const most = {
  names: limits.account.nameMax,
  headline: limits.application.specializationMax,
  about: limits.account.aboutMax,
};

/** The texts of the public page in every language. */
export const PageForm = ({ page, user }: { page: TalentPage; user: SelfUser }) => {
  const { t } = useTranslation('ownpage');
  const form = useForm<TalentPage, Problems>({
    start: page,
    check: (values) => Object.fromEntries(issuesIn(talentPage, values).map(({ path, word }) => [path, word])),
    refusedFields: (error) => (error instanceof ApiError ? error.fields : undefined),
  });
  const formRef = useFirstProblem(form.failures);
  const { values, change } = form;
  const problems = form.problems as Partial<Problems>;
  const problemOf = (field: string) => {
    const [name] = field.split('.', 1);
    return problems[field] && t('problem', { max: name && name in most ? most[name as keyof typeof most] : 0 });
  };
  const save = async () => {
    await saveOwnPage(values);
    toast.success(t('saved'));
  };
  return (
    <Form ref={formRef} onSubmit={() => form.submit(save)}>
      <p className={text.quiet}>{t('lead')}</p>
      {(['names', 'headline', 'about'] as const).map((name) => (
        <LocalizedFields
          key={name}
          legend={t(name)}
          name={name}
          long={name === 'about'}
          maxLength={most[name]}
          value={values[name]}
          problemOf={problemOf}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
      <LanguageChips
        legend={t('languages')}
        chosen={values.languages}
        problem={problems.languages && t('noLanguage')}
        onChange={(languages) => change({ languages })}
      />
      {form.failure !== undefined && <Problem>{form.failure}</Problem>}
      <Ways>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('save')}
        </Button>
        <ButtonLink to={paths.profile(user)} look="quiet">
          {t('view')}
        </ButtonLink>
      </Ways>
    </Form>
  );
};
