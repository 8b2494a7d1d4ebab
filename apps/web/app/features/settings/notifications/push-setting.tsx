import { Refusal } from '@stagedoor/contract/errors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../../shared/use-say-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, RowGroup, Rows } from '../../../ui/row.tsx';
import { pushKeyQuery } from './api.ts';
import { readPushState, turnPushOff, turnPushOn } from './push-browser.ts';

const stateQuery = { queryKey: ['session', 'push state'], queryFn: readPushState, staleTime: 0 };

/** Belongs to this browser alone, like the permission it needs. */
export const PushSetting = () => {
  const { t } = useTranslation('settings');
  const { data: key } = useQuery(pushKeyQuery);
  const { data: state } = useQuery(stateQuery);
  const { turn, isPending } = useTurn(key?.publicKey ?? '');
  if (!key || !state) return null;
  const reason = key.publicKey === null ? 'noService' : state;
  const isOn = reason === 'on';
  return (
    <RowGroup title={t('push.title')} lead={t('push.lead')}>
      {reason === 'on' || reason === 'off' ? (
        <Rows>
          <Row name={isOn ? t('push.on') : t('push.off')} more={isOn ? t('push.onMore') : t('push.offMore')}>
            <Button size="small" busy={isPending} onClick={() => turn(!isOn)}>
              {isOn ? t('push.turnOff') : t('push.turnOn')}
            </Button>
          </Row>
        </Rows>
      ) : (
        <Note>{t(`push.${reason}`)}</Note>
      )}
    </RowGroup>
  );
};

const useTurn = (publicKey: string) => {
  const { t } = useTranslation('settings');
  const cache = useQueryClient();
  const sayProblem = useSayProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => (on ? turnPushOn(publicKey) : turnPushOff()),
    onSuccess: (state, wanted) => {
      cache.setQueryData(stateQuery.queryKey, state);
      if (wanted === (state === 'on')) say.success(t('saved'));
    },
    // What is no refusal of ours comes from the browser's own push service.
    onError: (error) => (error instanceof Refusal ? sayProblem(error) : say.error(t('push.failed'))),
  });
  return { turn: mutate, isPending };
};
