import { limits } from '@stagedoor/contract/limits';
import { type ReportReason, reportReasons } from '@stagedoor/contract/report-reasons';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api.ts';
import type { Asked } from '../../shared/questions.ts';
import { useSayProblem } from '../../shared/use-say-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, Ways } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Props = Asked<true> & { person: PublicUser };

/** What is wrong, and in words. It closes once the report has arrived, so that nothing typed is lost. */
export default function ReportModal({ person: { idUser, name }, answer }: Props) {
  const { t } = useTranslation('profile');
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: ReportReason) =>
      api('complain', { body: { subject: 'USER', id: idUser, reason: chosen, text: words } }),
    onSuccess: () => answer(true),
    onError: useSayProblem(),
  });
  const send = () => {
    setTried(true);
    if (reason && !isPending) mutate(reason);
  };
  return (
    <Dialog title={t('reportTitle', { name })} closeLabel={t('reportCancel')} width={limits.modals.languageWidth}>
      <Form onSubmit={send}>
        <p>{t('reportLead', { name })}</p>
        <SelectField
          label={t('reportReason')}
          empty={t('reportChoose')}
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason ?? ''}
          problem={isTried && !reason ? t('reportMissing') : undefined}
          onChange={(event) => setReason(reportReasons.find((known) => known === event.target.value))}
        />
        <TextArea
          label={t('reportText')}
          maxLength={limits.reports.textMax}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Ways>
          <Button type="submit" look="primary" busy={isPending}>
            {t('reportSend')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('reportCancel')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
