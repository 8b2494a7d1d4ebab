import { limits } from '@stagedoor/contract/limits';
import type { StaffTag } from '@stagedoor/contract/schemas/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FormEnd } from '../content/form-end.tsx';
import { useProblemOf } from '../content/use-problem-of.ts';
import { useSave } from '../content/use-save.ts';
import { staffApi } from '../staff-api.ts';
import { siblingsQuery } from './api.ts';

type Props = Asked<'merged'> & { tag: StaffTag };

export default function MergeModal({ tag, answer }: Props) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const { data } = useQuery(siblingsQuery(tag.idCategory));
  const others = data?.filter(({ id }) => id !== tag.id);
  const [into, setInto] = useState('');
  const { save, busy, problems, setProblems } = useSave({
    send: (id: number) => staffApi('mergeTags', { body: { id: tag.id, into: id } }),
    onSaved: () => answer('merged'),
  });
  const name = tag.title[language];
  return (
    <Dialog title={t('content.tags.merging', { name })} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => (into ? save(Number(into)) : setProblems({ into: 'required' }))}>
        <p>{t('content.tags.mergingText', { name })}</p>
        <SelectField
          label={t('content.tags.into')}
          empty={t('content.tags.chooseTag')}
          hint={others?.length === 0 ? t('content.tags.alone') : undefined}
          options={(others ?? []).map(({ id, title }) => ({ value: String(id), label: title[language] }))}
          value={into}
          problem={useProblemOf(problems)('into')}
          onChange={({ target }) => setInto(target.value)}
        />
        <FormEnd submit={t('content.tags.merge')} busy={busy} onCancel={() => answer()} />
      </Form>
    </Dialog>
  );
}
