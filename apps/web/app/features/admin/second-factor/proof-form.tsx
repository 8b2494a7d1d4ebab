import type { FactorProof } from '@stagedoor/contract/schemas/staff';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { focusFirst } from '../../../ui/fields/focus-first.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { AppCode } from './app-code.tsx';
import { useProof } from './use-proof.ts';

type Props<Result> = {
  send: (proof: FactorProof) => Promise<Result>;
  done: (result: Result) => unknown;
  submit: string;
  spaced?: boolean;
};

/** Accepts a code of the app or a recovery code. */
export const ProofForm = <Result,>({ send, done, submit, spaced = false }: Props<Result>) => {
  const { t } = useTranslation('authenticator');
  const proof = useProof(send, done);
  const [byApp, setByApp] = useState(true);
  const turn = () => {
    proof.setProblem(undefined);
    setByApp(!byApp);
  };
  if (!byApp) return <RecoveryCode proof={proof} submit={submit} spaced={spaced} turn={turn} />;
  return (
    <AppCode proof={proof} submit={submit} spaced={spaced} focus>
      <Button look="quiet" onClick={turn}>
        {t('enter.noPhone')}
      </Button>
    </AppCode>
  );
};

type RecoveryProps = {
  proof: ReturnType<typeof useProof<FactorProof, unknown>>;
  submit: string;
  spaced: boolean;
  turn: () => void;
};

const RecoveryCode = ({ proof: { give, busy, problem, setProblem }, submit, spaced, turn }: RecoveryProps) => {
  const { t } = useTranslation('authenticator');
  const [code, setCode] = useState('');
  const send = () => (code.trim() === '' ? setProblem(t('recovery.empty')) : give({ recoveryCode: code.trim() }));
  return (
    <Form onSubmit={send} spaced={spaced}>
      <Field
        label={t('recovery.code')}
        hint={t('recovery.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ref={focusFirst}
        value={code}
        onChange={(event) => {
          setProblem(undefined);
          setCode(event.target.value);
        }}
        problem={problem}
      />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {submit}
      </Button>
      <Button look="quiet" onClick={turn}>
        {t('recovery.app')}
      </Button>
      <p>{t('recovery.help')}</p>
    </Form>
  );
};
