import { contentLimits } from '@stagedoor/contract/content-limits';
import { limits } from '@stagedoor/contract/limits';
import type { StaffFund } from '@stagedoor/contract/schemas/content';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormEnd } from '../content/form-end.tsx';
import { LocalizedFields, noWords } from '../content/localized-fields.tsx';
import { useProblemOf } from '../content/use-problem-of.ts';
import { useSave } from '../content/use-save.ts';
import { staffApi } from '../staff-api.ts';

const { nameMax, aboutMax, linkMax } = contentLimits.fund;

/** Without a fund it is a new one. */
type Props = Asked<'saved'> & { fund?: StaffFund };

export default function FundModal({ fund, answer }: Props) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const [name, setName] = useState(fund?.name ?? noWords);
  const [about, setAbout] = useState(fund?.about ?? noWords);
  const [link, setLink] = useState(fund?.link ?? '');
  const body = { name, about, link: link.trim() };
  const { save, busy, problems } = useSave({
    send: async () => (fund ? staffApi('editFund', { body: { ...body, id: fund.id } }) : staffApi('addFund', { body })),
    onSaved: () => answer('saved'),
  });
  const problemOf = useProblemOf(problems);
  const heading = fund ? t('content.funds.editing', { name: fund.name[language] }) : t('content.funds.adding');
  return (
    <Dialog title={heading} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => save({})}>
        <LocalizedFields
          {...{ legend: t('content.funds.words'), name: 'name', maxLength: nameMax }}
          {...{ value: name, problemOf, onChange: setName }}
        />
        <LocalizedFields
          {...{ legend: t('content.funds.about'), name: 'about', maxLength: aboutMax, long: true }}
          {...{ value: about, problemOf, onChange: setAbout }}
        />
        <Field
          label={t('content.funds.link')}
          type="url"
          inputMode="url"
          maxLength={linkMax}
          value={link}
          onChange={({ target }) => setLink(target.value)}
          problem={problemOf('link')}
          hint={t('content.funds.linkHint')}
        />
        <FormEnd busy={busy} onCancel={() => answer()} />
      </Form>
    </Dialog>
  );
}
