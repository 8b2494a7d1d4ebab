import { limits } from '@stagedoor/contract/limits';
import type { QueuedApplication } from '@stagedoor/contract/schemas/application';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useDecide } from './use-decide.ts';

type Props = Asked<'done'> & { item: QueuedApplication; decision: 'askingMore' | 'rejecting' };

const min = 4;
const max = limits.application.wordsMax;

/** What is missing, or why not; the person reads it. */
export default function WordsModal({ item: { id, userName: name }, decision, answer }: Props) {
  const { t } = useTranslation('applications');
  const { t: shell } = useTranslation('shell');
  const { decide, busy, problem, setProblem } = useDecide(answer);
  const [typed, setTyped] = useState('');
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  const rejects = decision === 'rejecting';
  const submit = () =>
    words.length < min
      ? setProblem(t('short', { min, max }))
      : decide({ id, decision: rejects ? 'reject' : 'askMore', words });
  return (
    <Dialog title={t(`${decision}.title`, { name })} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <p>{t(`${decision}.lead`, { name })}</p>
        <TextArea
          label={t(`${decision}.words`)}
          data-autofocus
          maxLength={max}
          value={typed}
          onChange={({ target }) => {
            setProblem(undefined);
            setTyped(target.value);
          }}
          problem={problem}
        />
        <Ways>
          <Button type="submit" look={rejects ? 'stop' : 'primary'} busy={busy}>
            {t(`${decision}.submit`)}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('keep')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
