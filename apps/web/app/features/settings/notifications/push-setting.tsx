import { ApiError } from '@stagedoor/contract/errors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { pushKeyQuery, pushStateQuery } from './api.ts';
import { turnPushOff, turnPushOn } from './push-browser.ts';

/** Applies to this browser only, like the permission that it needs. */
export const PushSetting = () => {
  const { t } = useTranslation('settings');
  const { data: key } = useQuery(pushKeyQuery);
  const { data: state } = useQuery(pushStateQuery);
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
  const showProblem = useShowProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => (on ? turnPushOn(publicKey) : turnPushOff()),
    onSuccess: (state, on) => {
      cache.setQueryData(pushStateQuery.queryKey, state);
      if (on === (state === 'on')) toast.success(t('saved'));
    },
    // Other errors come from the browser's push service.
    onError: (error) => (error instanceof ApiError ? showProblem(error) : toast.error(t('push.failed'))),
  });
  return { turn: mutate, isPending };
};
