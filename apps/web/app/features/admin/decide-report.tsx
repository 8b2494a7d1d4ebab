import type { ScoreReport } from '@stagedoor/contract/schemas/order';
import { useMutation } from '@tanstack/react-query';
import { oneLine } from '../../shared/one-line.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { useRefreshQueue } from './api.ts';
import styles from './queue.module.css';
import { staffApi } from './staff-api.ts';
import { useDecide } from './use-decide.ts';

const remove = (idScore: number, reason: string) =>
  staffApi('decideScoreReport', { body: { idScore, remove: true, reason: oneLine(reason) } });

type Props = { report: ScoreReport; onDecided: () => void };

/** It stands as it is, or it goes with a reason. */
export const DecideReport = ({ report: { idScore, fanName, talentName }, onDecided }: Props) => {
  const { t } = useTranslation('admin');
  const told = { fan: fanName, talent: talentName };
  const decide = useDecide(idScore, onDecided);
  const keep = useMutation({
    mutationFn: () => staffApi('decideScoreReport', { body: { idScore, remove: false } }),
    onSuccess: () => {
      say.success(t('reviews.kept'));
      onDecided();
    },
    onError: useSayProblem(),
    onSettled: useRefreshQueue(),
  });
  const askReason = () =>
    decide({
      ...{ send: remove, look: 'stop', label: t('reviews.reason') },
      title: t('reviews.removeTitle'),
      lead: t('reviews.removeLead', told),
      submit: t('reviews.removeSubmit'),
      done: t('reviews.removed'),
    });
  return (
    <div className={styles.ways}>
      <Button size="small" aria-label={t('reviews.keepName', told)} busy={keep.isPending} onClick={() => keep.mutate()}>
        {t('reviews.keep')}
      </Button>
      <Button size="small" look="quiet" aria-label={t('reviews.removeName', told)} onClick={() => void askReason()}>
        {t('reviews.remove')}
      </Button>
    </div>
  );
};
