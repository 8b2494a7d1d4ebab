import { limits } from '@stagedoor/contract/limits';
import { type StaffScope, staffScopes } from '@stagedoor/contract/staff-scopes';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { FieldSet } from '../../../ui/fields/form.tsx';
import { useExplain } from './use-explain.ts';

type Values = { email: string; scopes: readonly StaffScope[] };
type Problems = { email?: string; scopes?: string };

type Props = {
  title: string;
  lead: string;
  submit: string;
  held: readonly StaffScope[];
  /** Only for a new member. */
  asksEmail?: boolean;
  send: (values: { email: string; scopes: StaffScope[] }) => Promise<unknown>;
  answer: (result?: 'done') => void;
};

/** The scopes of a staff member, and the email of a new one. */
export const MemberModal = ({ title, lead, submit, held, asksEmail = false, send, answer }: Props) => {
  const { t } = useTranslation('members');
  const explain = useExplain();
  const form = useForm<Values, Problems>({
    start: { email: '', scopes: held },
    check: ({ scopes }) => (scopes.length === 0 ? { scopes: t('problems.scopes') } : {}),
    refusedFields: (error) => {
      const explained = explain(error);
      return explained && { [explained.field]: explained.text };
    },
  });
  const { email, scopes } = form.values;
  const save = async () => {
    await send({ email: email.trim(), scopes: [...scopes] });
    answer('done');
  };
  return (
    <DialogForm title={title} form={form} send={save} submit={submit} keep={t('no')} onKeep={() => answer()}>
      <p>{lead}</p>
      {asksEmail && (
        <Field
          label={t('adding.email')}
          type="email"
          autoComplete="off"
          data-autofocus
          maxLength={limits.account.emailMax}
          name="email"
          value={email}
          problem={form.problems.email}
          onChange={({ target }) => form.change({ email: target.value })}
        />
      )}
      <FieldSet legend={t('scopes')}>
        {staffScopes.map((scope) => (
          <Check
            key={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              form.change({ scopes: target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope) })
            }
          >
            <strong>{t(`names.${scope}`)}</strong>: {t(`about.${scope}`)}
          </Check>
        ))}
      </FieldSet>
      {form.problems.scopes !== undefined && <Problem>{form.problems.scopes}</Problem>}
    </DialogForm>
  );
};
