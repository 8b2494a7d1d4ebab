import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useSaved } from '../../content/use-saved.ts';
import { QueuePage } from '../../queue-page.tsx';
import { repliesPageQuery } from '../api.ts';
import { SupportFilter } from '../support-filter.tsx';
import { ReplyRow } from './reply-row.tsx';

const ReplyModal = lazy(() => import('./reply-modal.tsx'));

const columns = [
  { name: 'name', words: 'name' },
  { name: 'about', words: 'text' },
  { name: 'decision', words: 'actions' },
] as const;

/** Replies that all who answer support can insert. */
export const SupportRepliesPage = () => {
  const { t } = useTranslation('support');
  const saved = useSaved();
  return (
    <QueuePage
      title={t('title')}
      filter={
        <SupportFilter part="replies" lead={t('replies.lead')}>
          <p>
            <Button look="primary" onClick={() => void saved(ask(ReplyModal, {}))}>
              {t('replies.add')}
            </Button>
          </p>
        </SupportFilter>
      }
      columns={columns.map(({ name, words }) => ({ name, words: t(`replies.${words}`) }))}
      query={useInfiniteQuery(repliesPageQuery)}
      empty={{ title: t('replies.empty'), text: t('replies.emptyText') }}
      row={(reply) => <ReplyRow key={reply.idReply} reply={reply} />}
    />
  );
};
