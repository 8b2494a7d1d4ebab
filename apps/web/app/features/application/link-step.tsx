import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { useKeepUser } from '../../shared/session.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { StepForm } from './step-form.tsx';
import type { Applying } from './use-application.ts';

/** The name in the address of the page to come. It is reserved at once. */
export const LinkStep = ({ applying: { user, goTo } }: { applying: Applying }) => {
  const { t } = useTranslation('application');
  const wordsFor = useProblemWords();
  const keepUser = useKeepUser();
  const [typed, setTyped] = useState(user.nickname ?? '');
  const [problem, setProblem] = useState<string>();
  const nickname = typed.trim().toLowerCase();
  const reserve = useMutation({
    mutationFn: () => api('updateUser', { body: { nickname } }),
    onSuccess: ({ user: changed }) => {
      keepUser(changed);
      goTo('offer');
    },
    onError: async (error) => {
      const taken = error instanceof Refusal && error.name === 'nicknameUnavailable';
      setProblem(taken ? t('link.taken') : await wordsFor(error));
    },
  });
  const unchanged = nickname === (user.nickname ?? '') || nickname === '';
  const page = `${window.location.host}${paths.profile({ idUser: user.idUser, nickname: nickname || null })}`;
  return (
    <StepForm step="link" onSubmit={() => (unchanged ? goTo('offer') : reserve.mutate())} busy={reserve.isPending}>
      <Field
        label={t('link.nickname')}
        hint={t('link.hint', { address: page })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.account.nicknameMax}
        value={typed}
        onChange={({ target }) => {
          setProblem(undefined);
          setTyped(target.value);
        }}
        problem={problem}
      />
    </StepForm>
  );
};
