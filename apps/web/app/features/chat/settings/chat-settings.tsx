import { chatLimits } from '@stagedoor/contract/chat-limits';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isTalent } from '../../../shared/session/is-talent.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { RowGroup, Rows } from '../../../ui/layout/row.tsx';
import { settingsQuery, useSetSettings } from '../api.ts';

const shown = ['readMarks', 'typing', 'lastSeen'] as const;

/** What others see of a user in chats, and how a talent's chats go on after an answer. */
export const ChatSettingsPage = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('chat');
  const { data, isError, refetch } = useQuery(settingsQuery);
  const { mutate, isPending, variables } = useSetSettings();
  if (isError)
    return (
      <>
        <Note kind="stop">{t('failed')}</Note>
        <Button onClick={() => void refetch()}>{t('again')}</Button>
      </>
    );
  if (!data) return <p role="status">{t('loading')}</p>;
  const settings = isPending ? { ...data, ...variables } : data;
  return (
    <>
      <RowGroup title={t('settings.privacy')}>
        <Rows>
          {shown.map((name) => (
            <SwitchRow
              key={name}
              name={t(`settings.${name}`)}
              more={t(`settings.${name}More`)}
              on={settings[name]}
              onChange={(on) => mutate({ [name]: on })}
            />
          ))}
        </Rows>
      </RowGroup>
      {isTalent(user) && (
        <RowGroup title={t('settings.talent')}>
          <Rows>
            <SwitchRow
              name={t('settings.freeReplies')}
              more={t('settings.freeRepliesMore', { count: chatLimits.openHours })}
              on={settings.freeReplies}
              onChange={(freeReplies) => mutate({ freeReplies })}
            />
          </Rows>
        </RowGroup>
      )}
    </>
  );
};
