import { limits } from '@stagedoor/contract/limits';
import { type StaffScope, staffScopes } from '@stagedoor/contract/staff-scopes';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/field-frame.tsx';
import { FieldSet, Form, Ways } from '../../../ui/form.tsx';
import { useProblem } from './use-problem.ts';

type Props = {
  title: string;
  lead: string;
  submit: string;
  held: readonly StaffScope[];
  send: (scopes: StaffScope[]) => Promise<unknown>;
  answer: (result?: 'done') => void;
  children?: ReactNode;
};

/** What somebody may do, with whatever else has to be known above it. */
export const MemberModal = ({ title, lead, submit, held, send, answer, children }: Props) => {
  const { t } = useTranslation('members');
  const { t: shell } = useTranslation('shell');
  const wordsFor = useProblem();
  const [scopes, setScopes] = useState(held);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send([...scopes]),
    onMutate: () => setProblem(undefined),
    onSuccess: () => answer('done'),
    onError: async (error) => setProblem(await wordsFor(error)),
  });
  const submitAll = () => (scopes.length === 0 ? setProblem(t('problems.scopes')) : mutate());
  return (
    <Dialog title={title} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submitAll}>
        <p>{lead}</p>
        {children}
        <FieldSet legend={t('scopes')}>
          {staffScopes.map((scope) => (
            <Check
              key={scope}
              checked={scopes.includes(scope)}
              onChange={({ target }) => {
                setProblem(undefined);
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope));
              }}
            >
              <strong>{t(`names.${scope}`)}</strong>: {t(`about.${scope}`)}
            </Check>
          ))}
        </FieldSet>
        {problem !== undefined && <Problem>{problem}</Problem>}
        <Ways>
          <Button type="submit" look="primary" busy={isPending}>
            {submit}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('no')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
};
