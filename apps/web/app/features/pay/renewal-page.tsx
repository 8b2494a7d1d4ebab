import type { ReplyOf } from '@stagedoor/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTimeUtc } from '../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { TaskPage, TaskPageFooter } from '../../ui/layout/task-page.tsx';
import { payRenewal } from './api.ts';

export type Renewal = ReplyOf<'getRenewal'>;

type Props = { si: string; renewal: Renewal };

/** A renewal that can still be paid, whether or not the payment page of the mailed link has closed. */
export const RenewalDue = ({ si, renewal: { kind, price, until } }: Props) => {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const navigate = useNavigate();
  const sum = useDollars()(price);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => payRenewal(si),
    onSuccess: ({ result }) => navigate(result),
    onError: useShowProblem(),
  });
  return (
    <TaskPage
      title={t(`renewal.${kind}Title`, { sum })}
      lead={t('renewal.text', { time: dayAndTimeUtc(new Date(until), language) })}
    >
      <TaskPageFooter>
        <Button look="primary" busy={isPending || isSuccess} onClick={() => mutate()}>
          {t('waiting.goOn')}
        </Button>
      </TaskPageFooter>
    </TaskPage>
  );
};

/** The time to pay has passed, or it was stopped. */
export const RenewalOver = ({ renewal: { kind, idProduct, idTalent } }: Pick<Props, 'renewal'>) => {
  const { t } = useTranslation('purchase');
  return (
    <TaskPage title={t(`renewal.${kind}OverTitle`)} lead={t(`renewal.${kind}OverText`)}>
      <TaskPageFooter>
        <ButtonLink to={kind === 'gift' ? paths.gift(idTalent) : paths.plan(idProduct)} look="primary">
          {t(`renewal.${kind}Again`)}
        </ButtonLink>
        <ButtonLink to={paths.explore()} look="quiet">
          {t('toExplore')}
        </ButtonLink>
      </TaskPageFooter>
    </TaskPage>
  );
};
