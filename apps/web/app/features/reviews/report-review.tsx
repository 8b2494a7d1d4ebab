import { Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Scores } from '@stagedoor/contract/schemas/order';
import { lazy, useState } from 'react';
import { api } from '../../shared/api.ts';
import { ask } from '../../shared/ask.tsx';
import { useNeedLogin } from '../../shared/need-login.ts';
import { oneLine } from '../../shared/one-line.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import text from '../../ui/text.module.css';
import styles from './reviews.module.css';

const WordsModal = lazy(() => import('../../shared/words-modal.tsx'));

const min = 4;
const max = limits.orders.reasonMax;

/** Each person once: who has reported it before, in another tab or another year, has reported it. */
const report = async (idScore: number, reason: string) => {
  try {
    await api('reportScore', { body: { idScore, reason: oneLine(reason) } });
  } catch (error) {
    if (!(error instanceof Refusal) || error.name !== 'requestAlreadyExists') throw error;
  }
};

/** Asks the staff to look at a review. */
export const ReportReview = ({ item: { idScore, fanName } }: { item: Scores['items'][number] }) => {
  const { t } = useTranslation('reviews');
  const needLogin = useNeedLogin();
  const [reported, setReported] = useState(false);
  const open = async () => {
    if (!(await needLogin())) return;
    const answer = await ask(WordsModal, {
      ...{ id: idScore, send: report, min, max },
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
    say.success(t('reportedNow'));
  };
  if (reported) {
    // The button that opened the modal is gone; the focus stays where it was.
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
