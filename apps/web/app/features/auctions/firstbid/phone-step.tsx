import { ApiError, type ErrorName } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ResendButton } from '../../../shared/verification/resend-button.tsx';
import { wantsVerification } from '../../../shared/verification/wants-verification.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { ProblemText } from '../../../ui/fields/field-frame.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { confirmPhone, sendPhoneCode } from '../api.ts';

const { codeDigits } = limits.verification;

const words = {
  invalidPhone: 'phone.invalid',
  tooManyChecks: 'phone.waiting',
  tooManySends: 'phone.waiting',
  codeExpired: 'phone.expired',
  mandatoryFieldNull: 'phone.wrong',
} as const satisfies Partial<Record<ErrorName, string>>;

const isKnown = (name: ErrorName): name is keyof typeof words => Object.hasOwn(words, name);

/** The words for a refusal of the number or of the code. */
const usePhoneProblem = () => {
  const { t } = useTranslation('firstbid');
  const problemText = useProblemText();
  return async (error: unknown): Promise<ProblemText> =>
    error instanceof ApiError && isKnown(error.name) ? t(words[error.name]) : problemText(error);
};

/** The number, then the code that was sent to it. */
export const PhoneStep = ({ onDone }: { onDone: () => void }) => {
  const [sentTo, setSentTo] = useState<string>();
  const [phone, setPhone] = useState('');
  return sentTo === undefined ? (
    <NumberForm phone={phone} onChange={setPhone} onSent={() => setSentTo(phone)} />
  ) : (
    <CodeForm phone={sentTo} onDone={onDone} onChange={() => setSentTo(undefined)} />
  );
};

type NumberProps = { phone: string; onChange: (phone: string) => void; onSent: () => void };

const NumberForm = ({ phone, onChange, onSent }: NumberProps) => {
  const { t } = useTranslation('firstbid');
  const problemOf = usePhoneProblem();
  const [problem, setProblem] = useState<ProblemText>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await sendPhoneCode(phone);
      onSent();
    } catch (error) {
      if (!wantsVerification(error)) setProblem(await problemOf(error));
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={send}>
      <Field
        type="tel"
        autoComplete="tel"
        label={t('phone.label')}
        hint={t('phone.hint')}
        data-autofocus
        value={phone}
        problem={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          onChange(target.value);
        }}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {t('phone.send')}
      </Button>
    </Form>
  );
};

type CodeProps = { phone: string; onDone: () => void; onChange: () => void };

const CodeForm = ({ phone, onDone, onChange }: CodeProps) => {
  const { t } = useTranslation('firstbid');
  const problemOf = usePhoneProblem();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const [busy, setBusy] = useState(false);
  const submit = async (given: string) => {
    if (busy) return;
    if (given.length < codeDigits) return setProblem((current) => (given === '' && current) || t('phone.short'));
    setBusy(true);
    try {
      await confirmPhone(given);
      onDone();
    } catch (error) {
      setCode('');
      setProblem(await problemOf(error));
      setBusy(false);
    }
  };
  // Submits after the last digit, typed or autofilled.
  const type = (typed: string) => {
    setProblem(undefined);
    setCode(typed);
    if (typed.length === codeDigits) void submit(typed);
  };
  return (
    <Form onSubmit={() => submit(code)}>
      <p>{t('phone.sent', { phone })}</p>
      <CodeField
        label={t('phone.code')}
        digits={codeDigits}
        autoComplete="one-time-code"
        ref={focusFirst}
        value={code}
        onChange={type}
        problem={problem}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {t('phone.confirm')}
      </Button>
      <ResendButton send={() => sendPhoneCode(phone)} />
      <Button look="quiet" size="small" onClick={onChange}>
        {t('phone.change')}
      </Button>
    </Form>
  );
};
