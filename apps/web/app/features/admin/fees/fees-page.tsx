import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useRefreshQueue } from '../api.ts';
import { SectionHead } from '../content/section-head.tsx';
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
    toast.success(t('content.fees.announced', { version }));
    await refresh();
  };
  return (
    <QueuePage
      title={t('content.fees.title')}
      filter={
        <SectionHead lead={t('content.fees.lead')}>
          <Button look="primary" onClick={() => void add()}>
            {t('content.fees.add')}
          </Button>
        </SectionHead>
      }
      columns={columns.map(({ name, words }) => ({ name, words: t(`content.fees.${words}`) }))}
      query={query}
      empty={{ title: t('content.fees.empty'), text: t('content.fees.emptyText') }}
      row={(fees, onWithdrawn) => <FeeRow key={fees.version} fees={fees} onWithdrawn={onWithdrawn} />}
    />
  );
};
