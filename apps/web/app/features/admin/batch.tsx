import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../shared/browser/save-file.ts';
import { toast } from '../../shared/feedback/toasts.ts';
import { useShowProblem } from '../../shared/feedback/use-show-problem.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { getWithdrawalBatch, useRefreshQueue } from './api.ts';
import { isSamePerson } from './same-person.ts';

/** A payout file for the bank: its content, its downloads, and the download button. */
export const Batch = ({ batch }: { batch: WithdrawalBatch }) => {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const dollars = useDollars();
  const { id, createdAt, rail, count, total, createdBy, downloads, lastDownload, needsSecondPerson } = batch;
  const date = (at: string) => dayAndTime(new Date(at), language);
  const made = t('batches.more', { count, who: createdBy, date: date(createdAt) });
  const taken = lastDownload
    ? t('batches.downloaded', { count: downloads, who: lastDownload.by, date: date(lastDownload.at) })
    : t('batches.never');
  return (
    <Row
      name={t('batches.name', { id, rail: t(`withdrawals.rails.${rail}`), sum: dollars(total) })}
      more={
        <>
          {made}
          <br />
          {taken}
        </>
      }
    >
      {needsSecondPerson ? <Badge kind="lamp">{t('withdrawals.second')}</Badge> : <Download id={id} />}
    </Row>
  );
};

const Download = ({ id }: { id: number }) => {
  const { t } = useTranslation('admin');
  const showProblem = useShowProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getWithdrawalBatch(id),
    onSuccess: saveFile,
    onError: (error) => (isSamePerson(error) ? toast.error(t('batches.secondFile')) : showProblem(error)),
    onSettled: useRefreshQueue(),
  });
  return (
    <Button size="small" aria-label={t('batches.downloadName', { id })} busy={isPending} onClick={() => mutate()}>
      {t('batches.download')}
    </Button>
  );
};
