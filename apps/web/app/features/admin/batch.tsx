import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import { useMutation } from '@tanstack/react-query';
import { dayAndTime } from '../../shared/dates.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { say } from '../../shared/snacks.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useDollars } from '../../shared/use-dollars.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/row.tsx';
import { useRefreshQueue } from './api.ts';
import { isSamePerson } from './same-person.ts';
import { saveFile } from './save-file.ts';
import { staffApi } from './staff-api.ts';

/** A file for the bank: what is in it, who took it, and the way to take it. */
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
  const sayProblem = useSayProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: () => staffApi('getWithdrawalBatch', { params: { id } }),
    onSuccess: saveFile,
    onError: (error) => (isSamePerson(error) ? say.error(t('batches.secondFile')) : sayProblem(error)),
    onSettled: useRefreshQueue(),
  });
  return (
    <Button size="small" aria-label={t('batches.downloadName', { id })} busy={isPending} onClick={() => mutate()}>
      {t('batches.download')}
    </Button>
  );
};
