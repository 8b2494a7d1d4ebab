import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/score';
import { lazy, useState } from 'react';
import { ask } from '../../shared/dialogs/ask.tsx';
import { toast } from '../../shared/feedback/toasts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNeedLogin } from '../../shared/session/need-login.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { focusFirst } from '../../ui/fields/focus-first.ts';
import text from '../../ui/theme/text.module.css';
import { reportReview } from './api.ts';
import styles from './reviews.module.css';

const TextPromptModal = lazy(() => import('../../shared/dialogs/text-prompt-modal.tsx'));

const min = 4;
const max = limits.orders.reasonMax;

/** A user can report a review once; repeating it, perhaps from another tab, counts as success. */
const report = async (idScore: number, reason: string) => {
  try {
    await reportReview(idScore, reason);
  } catch (error) {
    if (!(error instanceof ApiError) || error.name !== 'requestAlreadyExists') throw error;
  }
};

/** Reports a review to staff. */
export const ReportReview = ({ item: { idScore, fanName } }: { item: Scores['items'][number] }) => {
  const { t } = useTranslation('reviews');
  const needLogin = useNeedLogin();
  const [reported, setReported] = useState(false);
  const open = async () => {
    if (!(await needLogin())) return;
    const answer = await ask(TextPromptModal, {
      id: idScore,
      send: report,
      min,
      max,
      title: t('reportTitle'),
      lead: t('reportLead', { name: fanName }),
      label: t('reportLabel'),
      short: t('reportShort', { min, max }),
      changed: t('reportGone'),
      submit: t('reportSend'),
      keep: t('reportKeep'),
    });
    if (answer !== 'sent') return;
    setReported(true);
    toast.success(t('reportedNow'));
  };
  if (reported) {
    // The button that opened the modal is gone: its replacement gets the focus.
    return (
      <p ref={focusFirst} tabIndex={-1} className={text.quiet}>
        {t('reported')}
      </p>
    );
  }
  return (
    <div className={styles.report}>
      <Button look="quiet" size="small" aria-label={t('reportName', { name: fanName })} onClick={() => void open()}>
        {t('report')}
      </Button>
    </div>
  );
};
