import { limits } from '@stagedoor/contract/limits';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Form, Ways } from '../../ui/fields/form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import type { ModalProps } from './questions.ts';

type Duration = (typeof limits.blocks)[number];

type Props = ModalProps<Duration> & { title: string; lead: string; submit?: string };

/** Asks for the duration; choosing one is the confirmation. */
export default function BlockModal({ title, lead, submit, answer }: Props) {
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
            {submit ?? t('block')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('cancel')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
