import { cents } from '@stagedoor/contract/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, leave } from '../../shared/api.ts';
import { forgetPerson } from '../../shared/known-person.ts';
import { paths } from '../../shared/paths.ts';
import { Price } from '../../shared/price.tsx';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { verified } from '../../shared/verified.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { deletionQuery } from './api.ts';
import { Losses } from './losses.tsx';

const useDeleteAccount = () => {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (forfeit: boolean) =>
      verified(() => api('deleteUser', { query: { forfeit: forfeit ? 'true' : 'false' } })),
    onSuccess: async () => {
      forgetPerson();
      leave();
      cache.clear();
      say.success(t('delete.done'));
      await navigate(paths.home(), { replace: true });
    },
    onError: useSayProblem(),
  });
};

/** What goes, what stands in the way, and two ticks before anything happens. */
export const DeleteAccount = () => {
  const { t } = useTranslation('settings');
  const { data: deletion } = useQuery(deletionQuery);
  const [sure, setSure] = useState(false);
  const [forfeit, setForfeit] = useState(false);
  const [problem, setProblem] = useState(false);
  const { mutate, isPending } = useDeleteAccount();
  if (!deletion) return null;

  const { funds, blockers } = deletion;
  if (blockers.length > 0) return <Losses deletion={deletion} />;
  const submit = () => {
    const agreed = sure && (funds === 0 || forfeit);
    setProblem(!agreed);
    if (agreed) mutate(forfeit);
  };
  return (
    <Form onSubmit={submit}>
      <Losses deletion={deletion} />
      <div>
        {funds > 0 && (
          <Check
            checked={forfeit}
            onChange={(event) => setForfeit(event.target.checked)}
            problem={problem && !forfeit ? t('delete.tickFunds') : undefined}
          >
            {t('delete.forfeit')} <Price amount={cents(funds)} />
          </Check>
        )}
        <Check
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
          problem={problem && !sure ? t('delete.tick') : undefined}
        >
          {t('delete.sure')}
        </Check>
      </div>
      <Ways>
        <Button type="submit" look="stop" busy={isPending}>
          {t('delete.now')}
        </Button>
        <ButtonLink to={paths.settings('data')} look="quiet">
          {t('delete.keep')}
        </ButtonLink>
      </Ways>
    </Form>
  );
};
