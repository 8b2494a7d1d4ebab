import { contentLimits } from '@stagedoor/contract/content-limits';
import { newPresentation, type Presentation } from '@stagedoor/contract/schemas/content';
import { toast } from '../../../shared/feedback/toasts.ts';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { LocalizedFields, noWords } from '../../../shared/i18n/localized-fields.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form, Ways } from '../../../ui/fields/form.tsx';
import { useRefreshQueue } from '../api.ts';
import { problemsIn, useContentForm } from '../content/use-content-form.ts';
import { setPresentation } from './api.ts';
import styles from './presentation.module.css';
import { Preview } from './preview.tsx';

const { instructionsMax, labelMax } = contentLimits.presentation;

/** Texts that are switched off are kept in the form until it is saved. */
const startOf = ({ hideRecipient, eventInstructions, keepHiddenLabel }: Presentation) => ({
  hideRecipient,
  hasInstructions: eventInstructions !== null,
  eventInstructions: eventInstructions ?? noWords,
  hasLabel: keepHiddenLabel !== null,
  keepHiddenLabel: keepHiddenLabel ?? noWords,
});

const bodyOf = (idUser: number, values: ReturnType<typeof startOf>) => ({
  idUser,
  hideRecipient: values.hideRecipient,
  eventInstructions: values.hasInstructions ? values.eventInstructions : null,
  keepHiddenLabel: values.hasLabel ? values.keepHiddenLabel : null,
});

export const PresentationForm = ({ current }: { current: Presentation }) => {
  const { t } = useTranslation('admin');
  const { t: buy } = useTranslation('buy');
  const refresh = useRefreshQueue();
  const form = useContentForm({
    start: startOf(current),
    check: (values) => problemsIn(newPresentation, bodyOf(current.idUser, values)),
  });
  const formRef = useFirstProblem(form.failures);
  const { values, problemOf, change } = form;
  const body = bodyOf(current.idUser, values);
  const save = async () => {
    await setPresentation(body);
    toast.success(t('content.saved'));
    void refresh();
  };
  return (
    <div className={styles.columns}>
      <Form ref={formRef} onSubmit={() => form.submit(save)}>
        <Check checked={values.hideRecipient} onChange={({ target }) => change({ hideRecipient: target.checked })}>
          {t('content.presentation.hideRecipient')}
          <small className={styles.more}>{t('content.presentation.hideRecipientText')}</small>
        </Check>
        <Check checked={values.hasInstructions} onChange={({ target }) => change({ hasInstructions: target.checked })}>
          {t('content.presentation.ownSteps')}
        </Check>
        {values.hasInstructions && (
          <LocalizedFields
            legend={t('content.presentation.steps')}
            name="eventInstructions"
            long
            maxLength={instructionsMax}
            value={values.eventInstructions}
            problemOf={problemOf}
            onChange={(eventInstructions) => change({ eventInstructions })}
          />
        )}
        <Check checked={values.hasLabel} onChange={({ target }) => change({ hasLabel: target.checked })}>
          {t('content.presentation.ownLabel', { label: buy('keepHidden') })}
        </Check>
        {values.hasLabel && (
          <LocalizedFields
            legend={t('content.presentation.label')}
            name="keepHiddenLabel"
            maxLength={labelMax}
            value={values.keepHiddenLabel}
            problemOf={problemOf}
            onChange={(keepHiddenLabel) => change({ keepHiddenLabel })}
          />
        )}
        {form.failure !== undefined && <Problem>{form.failure}</Problem>}
        <Ways>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('content.save')}
          </Button>
        </Ways>
      </Form>
      <Preview steps={body.eventInstructions} label={body.keepHiddenLabel} />
    </div>
  );
};
