import { contentLimits } from '@stagedoor/contract/content-limits';
import type { Localized, Presentation } from '@stagedoor/contract/schemas/content';
import { useState } from 'react';
import { say } from '../../../shared/snacks.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { useRefreshQueue } from '../api.ts';
import { LocalizedFields, noWords } from '../content/localized-fields.tsx';
import { useProblemOf } from '../content/use-problem-of.ts';
import { useSave } from '../content/use-save.ts';
import { staffApi } from '../staff-api.ts';
import styles from './presentation.module.css';
import { Preview } from './preview.tsx';

const { instructionsMax, labelMax } = contentLimits.presentation;

/** What is written stays while it is switched off, until somebody saves. */
const useOwn = (current: Localized | null) => {
  const [isOwn, setOwn] = useState(current !== null);
  const [words, setWords] = useState(current ?? noWords);
  return { isOwn, setOwn, words, setWords, value: isOwn ? words : null };
};

export const PresentationForm = ({ current: { idUser, ...current } }: { current: Presentation }) => {
  const { t } = useTranslation('admin');
  const { t: buy } = useTranslation('buy');
  const refresh = useRefreshQueue();
  const [hideRecipient, setHideRecipient] = useState(current.hideRecipient);
  const steps = useOwn(current.eventInstructions);
  const label = useOwn(current.keepHiddenLabel);
  const { save, busy, problems } = useSave({
    send: () =>
      staffApi('setPresentation', {
        body: { idUser, hideRecipient, eventInstructions: steps.value, keepHiddenLabel: label.value },
      }),
    onSaved: () => {
      say.success(t('content.saved'));
      void refresh();
    },
  });
  const problemOf = useProblemOf(problems);
  return (
    <div className={styles.columns}>
      <Form onSubmit={() => save()}>
        <Check checked={hideRecipient} onChange={({ target }) => setHideRecipient(target.checked)}>
          {t('content.presentation.hideRecipient')}
          <small className={styles.more}>{t('content.presentation.hideRecipientText')}</small>
        </Check>
        <Check checked={steps.isOwn} onChange={({ target }) => steps.setOwn(target.checked)}>
          {t('content.presentation.ownSteps')}
        </Check>
        {steps.isOwn && (
          <LocalizedFields
            {...{ legend: t('content.presentation.steps'), name: 'eventInstructions', long: true }}
            {...{ maxLength: instructionsMax, value: steps.words, problemOf, onChange: steps.setWords }}
          />
        )}
        <Check checked={label.isOwn} onChange={({ target }) => label.setOwn(target.checked)}>
          {t('content.presentation.ownLabel', { label: buy('keepHidden') })}
        </Check>
        {label.isOwn && (
          <LocalizedFields
            {...{ legend: t('content.presentation.label'), name: 'keepHiddenLabel' }}
            {...{ maxLength: labelMax, value: label.words, problemOf, onChange: label.setWords }}
          />
        )}
        <Ways>
          <Button type="submit" look="primary" busy={busy}>
            {t('content.save')}
          </Button>
        </Ways>
      </Form>
      <Preview steps={steps.value} label={label.value} />
    </div>
  );
};
