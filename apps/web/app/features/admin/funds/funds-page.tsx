import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SectionHead } from '../content/section-head.tsx';
import { useSaved } from '../content/use-saved.ts';
import { QueuePage } from '../queue-page.tsx';
import { fundsQuery } from './api.ts';
import { FundRow } from './fund-row.tsx';

const FundModal = lazy(() => import('./fund-modal.tsx'));

const columns = [
  { name: 'fund', words: 'fund' },
  { name: 'sum', words: 'given' },
  { name: 'shares', words: 'shares' },
  { name: 'state', words: 'state' },
  { name: 'decision', words: 'decision' },
] as const;

export const FundsPage = () => {
  const { t } = useTranslation('admin');
  const saved = useSaved();
  return (
    <QueuePage
      title={t('content.funds.title')}
      filter={
        <SectionHead lead={t('content.funds.lead')}>
          <Button look="primary" onClick={() => void saved(ask(FundModal, {}))}>
            {t('content.funds.add')}
          </Button>
        </SectionHead>
      }
      columns={columns.map(({ name, words }) => ({ name, words: t(`content.funds.${words}`) }))}
      query={useInfiniteQuery(fundsQuery)}
      empty={{ title: t('content.funds.empty'), text: t('content.funds.emptyText') }}
      row={(fund) => <FundRow key={fund.id} fund={fund} />}
    />
  );
};
