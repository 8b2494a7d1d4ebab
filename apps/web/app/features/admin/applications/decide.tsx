import type { QueuedApplication } from '@stagedoor/contract/schemas/application';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useRefreshQueue } from './api.ts';
import styles from './applications-page.module.css';

const ApproveModal = lazy(() => import('./approve-modal.tsx'));
const ReasonModal = lazy(() => import('./reason-modal.tsx'));

type Props = { item: QueuedApplication; onDecided: () => void };

export const Decide = ({ item, onDecided }: Props) => {
  const { t } = useTranslation('applications');
  const refresh = useRefreshQueue();
  const { userName: name } = item;

  const end = async (answer: 'done' | undefined, words: string) => {
    // A colleague may have decided meanwhile: then the queue shows that.
    await refresh();
    if (answer !== 'done') return;
    toast.success(words);
    onDecided();
  };
  const approve = async () => end(await ask(ApproveModal, { item }), t('approving.done'));
  const write = async (decision: 'askingMore' | 'rejecting') =>
    end(await ask(ReasonModal, { item, decision }), t(`${decision}.done`));
  return (
    <div className={styles.ways}>
      <Button size="small" aria-label={t('approveName', { name })} onClick={() => void approve()}>
        {t('approve')}
      </Button>
      <Button size="small" aria-label={t('askMoreName', { name })} onClick={() => void write('askingMore')}>
        {t('askMore')}
      </Button>
      <Button size="small" look="quiet" aria-label={t('rejectName', { name })} onClick={() => void write('rejecting')}>
        {t('reject')}
      </Button>
    </div>
  );
};
