import { contentLimits } from '@stagedoor/contract/content-limits';
import { newFund, type StaffFund } from '@stagedoor/contract/schemas/content';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { LocalizedFields, noWords } from '../../../shared/i18n/localized-fields.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { problemsIn, useContentForm } from '../content/use-content-form.ts';
import { addFund, editFund } from './api.ts';

const { nameMax, aboutMax, linkMax } = contentLimits.fund;

/** Without `fund` the modal creates one. */
type Props = ModalProps<'saved'> & { fund?: StaffFund };

export default function FundModal({ fund, answer }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const form = useContentForm({
    start: { name: fund?.name ?? noWords, about: fund?.about ?? noWords, link: fund?.link ?? '' },
    check: (values) => problemsIn(newFund, values),
  });
  const { values, problemOf, change } = form;
  const save = async () => {
    const body = { ...values, link: values.link.trim() };
    await (fund ? editFund({ ...body, id: fund.id }) : addFund(body));
    answer('saved');
  };
  return (
    <DialogForm
      title={fund ? t('content.funds.editing', { name: fund.name[language] }) : t('content.funds.adding')}
      form={form}
      send={save}
      submit={t('content.save')}
      keep={t('content.cancel')}
      onKeep={() => answer()}
    >
      <LocalizedFields
        legend={t('content.funds.words')}
        name="name"
        maxLength={nameMax}
        value={values.name}
        problemOf={problemOf}
        onChange={(name) => change({ name })}
      />
      <LocalizedFields
        legend={t('content.funds.about')}
        name="about"
        maxLength={aboutMax}
        long
        value={values.about}
        problemOf={problemOf}
        onChange={(about) => change({ about })}
      />
      <Field
        label={t('content.funds.link')}
        type="url"
        inputMode="url"
        maxLength={linkMax}
        value={values.link}
        onChange={({ target }) => change({ link: target.value })}
        problem={problemOf('link')}
        hint={t('content.funds.linkHint')}
      />
    </DialogForm>
  );
}
