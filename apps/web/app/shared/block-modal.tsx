import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, Ways } from '../ui/form.tsx';
import type { Asked } from './questions.ts';
import { useTranslation } from './texts/use-translation.ts';

type Duration = (typeof limits.blocks)[number];

type Props = Asked<Duration> & { title: string; lead: string };

/** How long? The answer is the consent. */
export default function BlockModal({ title, lead, answer }: Props) {
  const { t } = useTranslation('block');
  const [duration, setDuration] = useState<Duration>('day');
  return (
    <Dialog title={title} closeLabel={t('cancel')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => answer(duration)}>
        <p>{lead}</p>
        <Choice
          legend={t('howLong')}
          value={duration}
          options={limits.blocks.map((value) => ({ value, label: t(value) }))}
          onChange={setDuration}
        />
        <Ways>
          <Button type="submit" look="stop">
            {t('block')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('cancel')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
