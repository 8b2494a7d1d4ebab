import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useKeepUser } from '../../shared/session/session.ts';
import { Field } from '../../ui/fields/field.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { reserveNickname } from './api.ts';
import { ApplicationStep } from './application-step.tsx';
import type { Applying } from './use-application.ts';

/** The nickname in the profile's URL. It is reserved at once. */
export const LinkStep = ({ applying }: { applying: Applying }) => {
  const { user, goTo } = applying;
  const { t } = useTranslation('application');
  const problemText = useProblemText();
  const keepUser = useKeepUser();
  const [typed, setTyped] = useState(user.nickname ?? '');
  const [problem, setProblem] = useState<ProblemText>();
  const nickname = typed.trim().toLowerCase();
  const reserve = useMutation({
    mutationFn: () => reserveNickname(nickname),
    onSuccess: ({ user: changed }) => {
      keepUser(changed);
      goTo('offer');
    },
    onError: async (error) => {
      const taken = error instanceof ApiError && error.name === 'nicknameUnavailable';
      setProblem(taken ? t('link.taken') : await problemText(error));
    },
  });
  const unchanged = nickname === (user.nickname ?? '') || nickname === '';
  const page = `${window.location.host}${paths.profile({ idUser: user.idUser, nickname: nickname || null })}`;
  return (
    <ApplicationStep
      applying={applying}
      onSubmit={() => (unchanged ? goTo('offer') : reserve.mutate())}
      busy={reserve.isPending}
    >
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
    </ApplicationStep>
  );
};
