import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import { toast } from '../../shared/feedback/toasts.ts';
import { textField } from '../../shared/forms/text-field.ts';
import { useFirstProblem } from '../../shared/forms/use-first-problem.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { localDay } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { addressIn } from './address-in.ts';
import { askTalent, useRefreshMandates } from './api.ts';

type Problems = { page?: 'required' | 'missing' | 'own' | 'exists' | 'blocked' | { later: string } };

const check = ({ page }: { page: string }): Problems => (addressIn(page) === '' ? { page: 'required' } : {});

const refusedFields = (error: unknown): Problems | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const reason = incompleteReasonOf(error);
  if (reason?.kind === 'tooEarly') return { page: { later: reason.from } };
  if (error.name === 'pageNotFound') return { page: 'missing' };
  if (error.name === 'requestAlreadyExists') return { page: 'exists' };
  if (error.name === 'userBlockedYou' || error.name === 'partnerBlockedByAdmin') return { page: 'blocked' };
  return error.name === 'mandatoryFieldNull' ? { page: error.fields?.idUser ? 'own' : 'missing' } : undefined;
};

/** An agent asks a talent, named by the link to their page. */
export const AskForm = () => {
  const { t } = useTranslation('agents');
  const language = useLanguage();
  const { now } = useShell();
  const refresh = useRefreshMandates();
  const form = useForm<{ page: string }, Problems>({ start: { page: '' }, check, refusedFields });
  const ref = useFirstProblem(form.failures);
  const { page: problem } = form.problems;
  const send = async () => {
    const name = await askTalent(addressIn(form.values.page), language);
    toast.success(t('ask.sent', { name }));
    form.startOver();
    await refresh();
  };
  const words =
    typeof problem === 'object'
      ? t('ask.later', { date: localDay(new Date(problem.later), new Date(now), language) })
      : problem && t(`ask.${problem}`);
  return (
    <Form ref={ref} spaced onSubmit={() => form.submit(send)}>
      <Field
        {...textField(form, 'page')}
        label={t('ask.label')}
        hint={t('ask.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        problem={words}
      />
      {form.failure !== undefined && <Problem>{form.failure}</Problem>}
      <Ways>
        <Button type="submit" size="small" busy={form.busy}>
          {t('ask.submit')}
        </Button>
      </Ways>
    </Form>
  );
};
