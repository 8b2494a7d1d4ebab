import { limits } from '@stagedoor/contract/limits';
import { type ReportReason, reportReasons } from '@stagedoor/contract/report-reasons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { api } from '../api/client.ts';
import type { ModalProps } from '../dialogs/questions.ts';
import { toast } from '../feedback/toasts.ts';
import { useShowProblem } from '../feedback/use-show-problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';

export type Reported = { subject: string; id: number; name: string; owner: string };

/** Asks for a reason and a text. Closes once the report was sent, so that no input is lost. */
export default function ReportModal({ subject, id, name, owner, answer }: ModalProps<never> & Reported) {
  const { t } = useTranslation('report');
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: ReportReason) => api('complain', { body: { subject, id, reason: chosen, text: words } }),
    onSuccess: () => {
      toast.success(t('reported'));
      answer();
    },
    onError: useShowProblem(),
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
