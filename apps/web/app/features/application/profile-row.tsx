import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import type { ApplicationProfile } from '@stagedoor/contract/schemas/application';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/feedback/toasts.ts';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { Problem } from '../../ui/fields/field-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { checkProfile, useKeepApplication, useSave } from './api.ts';

type Props = { profile: ApplicationProfile; others: string[] };

export const ProfileRow = ({ profile: { address, proof, checkable }, others }: Props) => {
  const { t } = useTranslation('application');
  const { check, problem } = useCheck(address);
  const save = useSave();
  const showProblem = useShowProblem();
  const remove = () => save.mutate({ profiles: others }, { onError: showProblem });
  const state = proof !== null ? 'proven' : checkable ? 'waiting' : 'byStaff';
  return (
    <Row
      name={address.replace('https://', '')}
      more={
        <>
          <Badge kind={proof === null ? 'plain' : 'safe'}>{t(`profiles.${state}`)}</Badge>
          {problem !== undefined && <Problem>{problem}</Problem>}
        </>
      }
    >
      {state === 'waiting' && (
        <Button
          size="small"
          aria-label={t('profiles.checkName', { address })}
          busy={check.isPending}
          onClick={() => check.mutate()}
        >
          {t('profiles.check')}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        aria-label={t('profiles.removeName', { address })}
        busy={save.isPending}
        onClick={remove}
      >
        {t('profiles.remove')}
      </Button>
    </Row>
  );
};

/** Lets the server look for the code at the address and shows the result. */
const useCheck = (address: string) => {
  const { t } = useTranslation('application');
  const problemText = useProblemText();
  const keep = useKeepApplication();
  const [problem, setProblem] = useState<ProblemText>();
  const check = useMutation({
    mutationFn: () => checkProfile(address),
    onMutate: () => setProblem(undefined),
    onSuccess: ({ application }) => {
      keep(application);
      toast.success(t('profiles.found'));
    },
    onError: async (error) => {
      const name = error instanceof ApiError ? error.name : null;
      if (incompleteReasonOf(error)?.kind === 'codeNotFound') setProblem(t('profiles.noCode'));
      else if (name === 'serviceLater') setProblem(t('profiles.notReached'));
      else setProblem(await problemText(error));
    },
  });
  return { check, problem };
};
