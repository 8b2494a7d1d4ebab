import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/ask.tsx';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useRefreshQueue } from '../api.ts';
import { RoomHead } from '../content/room-head.tsx';
import { QueuePage } from '../queue-page.tsx';
import { feesQuery } from './api.ts';
import { FeeRow } from './fee-row.tsx';

const FeesModal = lazy(() => import('./fees-modal.tsx'));

const columns = [
  { name: 'version', words: 'version' },
  { name: 'from', words: 'from' },
  { name: 'about', words: 'keeps' },
  { name: 'decision', words: 'decision' },
] as const;

export const FeesPage = () => {
  const { t } = useTranslation('admin');
  const refresh = useRefreshQueue();
  const query = useInfiniteQuery(feesQuery);
  const versions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const now = versions.find(({ state }) => state === 'inForce');
  const add = async () => {
    const { interaction = 0, support = 0, goods = 0 } = now ?? {};
    const version = await ask(FeesModal, { interaction, support, goods });
    if (version === undefined) return;
    say.success(t('content.fees.announced', { version }));
    await refresh();
  };
  return (
    <QueuePage
      title={t('content.fees.title')}
      filter={
        <RoomHead lead={t('content.fees.lead')}>
          <Button look="primary" onClick={() => void add()}>
            {t('content.fees.add')}
          </Button>
        </RoomHead>
      }
      columns={columns.map(({ name, words }) => ({ name, words: t(`content.fees.${words}`) }))}
      query={query}
      empty={{ title: t('content.fees.empty'), text: t('content.fees.emptyText') }}
      row={(fees, onWithdrawn) => <FeeRow key={fees.version} fees={fees} onWithdrawn={onWithdrawn} />}
    />
  );
};
