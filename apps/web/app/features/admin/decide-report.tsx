import type { ScoreReport } from '@stagedoor/contract/schemas/score';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { oneLine } from '../../shared/forms/one-line.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { decideScoreReport, useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { useDecide } from './use-decide.ts';

const remove = (idScore: number, reason: string) =>
  decideScoreReport({ idScore, remove: true, reason: oneLine(reason) });

type Props = { report: ScoreReport; onDecided: () => void };

/** Keep the review, or remove it with a reason. */
export const DecideReport = ({ report: { idScore, fanName, talentName }, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const params = { fan: fanName, talent: talentName };
  const decide = useDecide(idScore, onDecided);
  const keep = useMutation({
    mutationFn: () => decideScoreReport({ idScore, remove: false }),
    onSuccess: () => {
      toast.success(t('reviews.kept'));
      onDecided();
    },
    onError: useShowProblem(),
    onSettled: useRefreshQueue(),
  });
  const askReason = () =>
    decide({
      send: remove,
      look: 'stop',
      label: t('reviews.reason'),
      title: t('reviews.removeTitle'),
      lead: t('reviews.removeLead', params),
      submit: t('reviews.removeSubmit'),
      done: t('reviews.removed'),
    });
  return (
    <div className={styles.ways}>
      <Button
        size="small"
        aria-label={t('reviews.keepName', params)}
        busy={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {t('reviews.keep')}
      </Button>
      <Button size="small" look="quiet" aria-label={t('reviews.removeName', params)} onClick={() => void askReason()}>
        {t('reviews.remove')}
      </Button>
    </div>
  );
};
