import type { WholePerson } from '@stagedoor/contract/schemas/person';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { setAgent, useRefreshPeople } from './api.ts';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

/** Whether a talent may act for others. */
export const AgentRole = ({ person: { idUser, name, role, state } }: { person: WholePerson }) => {
  const { t } = useTranslation('users');
  const refresh = useRefreshPeople();
  const isAgent = role === 'AGENT';
  const { mutate, isPending } = useMutation({
    mutationFn: () => setAgent({ idUser, isAgent: !isAgent }),
    onSuccess: () => toast.success(t(isAgent ? 'agent.ended' : 'agent.made')),
    onError: useShowProblem(),
    onSettled: refresh,
  });
  if ((role !== 'EXPERT' && !isAgent) || state === 'deleted') return null;
  const change = async () => {
    const words = isAgent ? 'end' : 'make';
    const sure = await ask(ConfirmModal, {
      title: t(`agent.${words}Title`, { name }),
      text: t(`agent.${words}Text`, { name }),
      yes: t(`agent.${words}`),
      no: t('agent.keep'),
      look: isAgent ? 'stop' : 'primary',
    });
    if (sure === 'yes') mutate();
  };
  return (
    <RowGroup title={t('agent.title')}>
      <Rows>
        <Row name={t(isAgent ? 'agent.yes' : 'agent.no')}>
          <Button size="small" busy={isPending} onClick={() => void change()}>
            {t(isAgent ? 'agent.end' : 'agent.make')}
          </Button>
        </Row>
      </Rows>
    </RowGroup>
  );
};
