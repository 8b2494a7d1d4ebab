import { cents } from '@stagedoor/contract/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leave } from '../../shared/api/connection.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Price } from '../../shared/money/price.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { forgetPerson } from '../../shared/session/known-person.ts';
import { verified } from '../../shared/verification/verified.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Check } from '../../ui/fields/check.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { deleteUser, deletionQuery } from './api.ts';
import { Losses } from './losses.tsx';

const useDeleteAccount = () => {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (forfeit: boolean) => verified(() => deleteUser(forfeit)),
    onSuccess: async () => {
      forgetPerson();
      leave();
      cache.clear();
      toast.success(t('delete.done'));
      await navigate(paths.home(), { replace: true });
    },
    onError: useShowProblem(),
  });
};

/** What will be lost, what prevents the deletion, and two confirmations. */
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
