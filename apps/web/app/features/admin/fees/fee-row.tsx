import { ApiError } from '@stagedoor/contract/errors';
import type { FeeVersion } from '@stagedoor/contract/schemas/content';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { useRefreshQueue } from '../api.ts';
import { useMomentWords } from '../content/use-moment-words.ts';
import { withdrawFees } from './api.ts';
import { Example, feeClasses } from './example.tsx';

const ConfirmModal = lazy(() => import('../../../shared/dialogs/confirm-modal.tsx'));

const kinds = { ahead: 'lamp', inForce: 'safe', past: 'plain', withdrawn: 'stop' } as const;

type Props = { fees: FeeVersion; onWithdrawn: () => void };

export const FeeRow = ({ fees, onWithdrawn }: Props) => {
  const { t } = useTranslation('admin');
  const momentOf = useMomentWords();
  const { version, validFrom, state } = fees;
  return (
    <tr>
      <th scope="row" data-column="version">
        <span>{t('content.fees.number', { version })}</span>
        <Badge kind={kinds[state]}>{t(`content.fees.${state}`)}</Badge>
      </th>
      <td data-column="from">
        <time dateTime={validFrom}>{momentOf(validFrom)}</time>
      </td>
      <td data-column="about">
        <ul>
          {feeClasses.map((name) => (
            <li key={name}>
              {t('content.fees.share', { name: t(`content.fees.${name}`), percent: fees[name] })}
              <small>
                <Example feeClass={name} percent={fees[name]} />
              </small>
            </li>
          ))}
        </ul>
      </td>
      <td data-column="decision">{state === 'ahead' && <Withdraw version={version} onWithdrawn={onWithdrawn} />}</td>
    </tr>
  );
};

const Withdraw = ({ version, onWithdrawn }: { version: number; onWithdrawn: () => void }) => {
  const { t } = useTranslation('admin');
  const showProblem = useShowProblem();
  const withdraw = useMutation({
    mutationFn: () => withdrawFees({ version }),
    onSuccess: () => {
      toast.success(t('content.fees.withdrawnNow'));
      onWithdrawn();
    },
    onError: (error) =>
      error instanceof ApiError && error.name === 'dateCannotChange'
        ? toast.error(t('content.fees.tooLate'))
        : void showProblem(error),
    onSettled: useRefreshQueue(),
  });
  const askFirst = async () => {
    const answer = await ask(ConfirmModal, {
      title: t('content.fees.withdrawing', { version }),
      text: t('content.fees.withdrawingText'),
      yes: t('content.fees.withdraw'),
      no: t('keep'),
    });
    if (answer === 'yes') withdraw.mutate();
  };
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={t('content.fees.withdrawName', { version })}
      busy={withdraw.isPending}
      onClick={() => void askFirst()}
    >
      {t('content.fees.withdraw')}
    </Button>
  );
};
