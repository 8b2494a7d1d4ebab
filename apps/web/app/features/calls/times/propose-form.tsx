import type { CallBooking } from '@stagedoor/contract/schemas/call';
import { useState } from 'react';
import { useProblemText } from '../../../shared/feedback/use-problem-text.tsx';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Problem, type ProblemText } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { proposeTime } from './api.ts';
import { TimePicker } from './time-picker.tsx';
import { useChange } from './use-change.ts';
import { useFreeTimes } from './use-free-times.ts';

type Props = { booking: CallBooking; idTalent: number; onBack: () => void };

/** Another time instead. */
export const ProposeForm = ({ booking, idTalent, onBack }: Props) => {
  const { t } = useTranslation('calltimes');
  const language = useLanguage();
  const problemText = useProblemText();
  const { idBooking, minutes, role, partner } = booking;
  const free = useFreeTimes({ idUser: idTalent, minutes });
  const { at } = free;
  const [failures, setFailures] = useState(0);
  const [problem, setProblem] = useState<ProblemText>();
  const form = useFirstProblem(failures);
  const { mutate, isPending } = useChange(idBooking, async (error) => setProblem(await problemText(error)));
  const submit = () => {
    setProblem(undefined);
    if (at === undefined) return setFailures((before) => before + 1);
    return mutate(() => proposeTime(booking, at, language));
  };
  const none = role === 'fan' ? t('times.none', { name: partner.name }) : t('times.noneOwn');
  return (
    <Form ref={form} onSubmit={submit}>
      <TimePicker
        free={free}
        problem={failures > 0 && at === undefined ? t('times.choose') : undefined}
        none={<Note>{none}</Note>}
      />
      {problem !== undefined && <Problem>{problem}</Problem>}
      <Ways>
        <Button type="submit" look="primary" busy={isPending}>
          {t('acts.send')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('acts.back')}
        </Button>
      </Ways>
    </Form>
  );
};
