import { supportDesk, supportTopic } from '@stagedoor/contract/live/support';
import type { SupportChat } from '@stagedoor/contract/schemas/support-chat';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useTopic } from '../../../../shared/live/use-topic.ts';
import { staffPaths } from '../../../../shared/navigation/staff-paths.ts';
import { useLanguage } from '../../../../shared/pages/shell-data.ts';
import { minute } from '../../../../shared/time/durations.ts';
import { ChipLink, ChipRow } from '../../../../ui/buttons/chip.tsx';
import { spoken } from '../../../../ui/display/time-left.ts';
import text from '../../../../ui/theme/text.module.css';
import { useRefreshQueue } from '../../api.ts';
import { QueuePage } from '../../queue-page.tsx';
import { chatsQuery, timesQuery } from '../api.ts';
import { SupportFilter } from '../support-filter.tsx';
import { ChatRow } from './chat-row.tsx';

const states = ['waiting', 'answered', 'closed'] as const satisfies readonly SupportChat['state'][];
const columns = [
  { name: 'person', words: 'person' },
  { name: 'about', words: 'message' },
  { name: 'state', words: 'state' },
  { name: 'assigned', words: 'assigned' },
] as const;

/** The chats with support: whoever waits longest first. */
export const SupportChatsPage = () => {
  const { t } = useTranslation('support');
  const [query] = useSearchParams();
  const state = states.find((name) => name === query.get('state')) ?? 'waiting';
  const mine = query.get('mine') === 'yes';
  const refresh = useRefreshQueue();
  useTopic(supportTopic, { id: supportDesk }, () => void refresh());
  return (
    <QueuePage
      title={t('title')}
      filter={
        <SupportFilter part="chats" lead={t('chats.lead')}>
          <Times />
          <ChipRow label={t('states')}>
            {states.map((name) => (
              <ChipLink key={name} to={staffPaths.support({ state: name, mine })} current={name === state}>
                {t(`chats.${name}`)}
              </ChipLink>
            ))}
            <ChipLink to={staffPaths.support({ state, mine: !mine })} current={mine}>
              {t('chats.mine')}
            </ChipLink>
          </ChipRow>
        </SupportFilter>
      }
      columns={columns.map(({ name, words }) => ({ name, words: t(`chats.${words}`) }))}
      query={useInfiniteQuery(chatsQuery({ state, mine }))}
      empty={{ title: t('chats.empty'), text: t('chats.emptyText') }}
      row={(chat) => <ChatRow key={chat.idChat} chat={chat} />}
    />
  );
};

/** How fast support answers. */
const Times = () => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const { data } = useQuery(timesQuery);
  if (!data || data.cases === 0) return null;
  const words = (minutes: number | null) =>
    minutes === null ? t('chats.noTime') : spoken(Math.max(1, minutes) * minute, language);
  return (
    <p className={text.small}>
      {t('chats.times', {
        count: data.cases,
        first: words(data.firstAnswerMinutes),
        resolved: words(data.resolutionMinutes),
      })}
    </p>
  );
};
