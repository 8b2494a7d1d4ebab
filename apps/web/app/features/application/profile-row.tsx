import { incompleteReasonOf, Refusal } from '@stagedoor/contract/errors';
import type { ApplicationProfile } from '@stagedoor/contract/schemas/application';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useProblemWords } from '../../shared/problem-words.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/field-frame.tsx';
import { Row } from '../../ui/row.tsx';
import { useKeepApplication, useSave } from './api.ts';

type Props = { profile: ApplicationProfile; others: string[] };

export const ProfileRow = ({ profile: { address, proof, checkable }, others }: Props) => {
  const { t } = useTranslation('application');
  const { check, problem } = useCheck(address);
  const save = useSave();
  const sayProblem = useSayProblem();
  const remove = () => save.mutate({ profiles: others }, { onError: sayProblem });
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

/** Lets the server look for the code, and says what it saw. */
const useCheck = (address: string) => {
  const { t } = useTranslation('application');
  const wordsFor = useProblemWords();
  const keep = useKeepApplication();
  const [problem, setProblem] = useState<string>();
  const check = useMutation({
    mutationFn: () => api('checkProfile', { body: { address } }),
    onMutate: () => setProblem(undefined),
    onSuccess: ({ application }) => {
      keep(application);
      say.success(t('profiles.found'));
    },
    onError: async (error) => {
      const name = error instanceof Refusal ? error.name : null;
      if (incompleteReasonOf(error)?.kind === 'codeNotFound') setProblem(t('profiles.noCode'));
      else if (name === 'serviceLater') setProblem(t('profiles.notReached'));
      else setProblem(await wordsFor(error));
    },
  });
  return { check, problem };
};
