import { limits } from '@stagedoor/contract/limits';
import { type ReportReason, reportReasons } from '@stagedoor/contract/report-reasons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { api } from '../api.ts';
import type { Asked } from '../questions.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useSayProblem } from '../use-say-problem.ts';

export type Reported = { subject: string; id: number; name: string; owner: string };

/** What is wrong, and in words. It closes once the report has arrived, so that nothing typed is lost. */
export default function ReportModal({ subject, id, name, owner, answer }: Asked<true> & Reported) {
  const { t } = useTranslation('report');
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: ReportReason) => api('complain', { body: { subject, id, reason: chosen, text: words } }),
    onSuccess: () => answer(true),
    onError: useSayProblem(),
  });
  const send = () => {
    setTried(true);
    if (reason && !isPending) mutate(reason);
  };
  return (
    <Dialog title={t('title', { name })} closeLabel={t('cancel')} width={limits.modals.languageWidth}>
      <Form onSubmit={send}>
        <p>{t('lead', { name: owner })}</p>
        <SelectField
          label={t('reason')}
          empty={t('choose')}
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason ?? ''}
          problem={isTried && !reason ? t('missing') : undefined}
          onChange={(event) => setReason(reportReasons.find((known) => known === event.target.value))}
        />
        <TextArea
          label={t('text')}
          maxLength={limits.reports.textMax}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Ways>
          <Button type="submit" look="primary" busy={isPending}>
            {t('send')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('cancel')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
