import { limits } from '@stagedoor/contract/limits';
import { type SupportTopic, supportTopics } from '@stagedoor/contract/support-topics';
import { useFirstProblem } from '../../../shared/forms/use-first-problem.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import text from '../../../ui/theme/text.module.css';
import { type Sent, useContact } from './use-contact.ts';

const limit = limits.support;

/** Some fields are filled from the link that led here. The input is kept until it was sent. */
export const ContactForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const { t } = useTranslation('help');
  const { values, change, problems, reference, submit, busy, failure, failures } = useContact(onSent);
  const formRef = useFirstProblem(failures);
  return (
    <Form ref={formRef} onSubmit={submit} spaced narrow>
      <SelectField
        label={t('contact.topic')}
        empty={t('contact.chooseTopic')}
        options={supportTopics.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
        value={values.topic}
        problem={problems.topic && t('contact.problems.topic')}
        onChange={({ target }) => change({ topic: target.value as SupportTopic | '' })}
      />
      <Field
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={limits.account.emailMax}
        value={values.email}
        problem={problems.email && t('contact.problems.email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <Field
        label={t('contact.order')}
        hint={t('contact.orderHint')}
        maxLength={limit.orderMax}
        value={values.order}
        problem={problems.order && t('contact.problems.order')}
        onChange={({ target }) => change({ order: target.value })}
      />
      <TextArea
        label={t('contact.text')}
        hint={t('contact.textHint')}
        rows={7}
        maxLength={limit.textMax}
        value={values.text}
        problem={problems.text && t('contact.problems.text', { min: limit.textMin, max: limit.textMax })}
        onChange={({ target }) => change({ text: target.value })}
      />
      {reference && <p className={text.small}>{t('contact.reference', { reference })}</p>}
      {failure !== undefined && <Problem>{failure}</Problem>}
      <Button type="submit" look="primary" busy={busy}>
        {t('contact.send')}
      </Button>
    </Form>
  );
};
