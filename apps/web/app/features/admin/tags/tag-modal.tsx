import { limits } from '@stagedoor/contract/limits';
import type { StaffTag } from '@stagedoor/contract/schemas/content';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useLanguage } from '../../../shared/shell-data.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormEnd } from '../content/form-end.tsx';
import { NamedFields, useNamed } from '../content/named-fields.tsx';
import { useProblemOf } from '../content/use-problem-of.ts';
import { useSave } from '../content/use-save.ts';
import { staffApi } from '../staff-api.ts';
import { CategoryField } from './category-field.tsx';

/** Without a tag it is a new one. */
type Props = Asked<'saved'> & { tag?: StaffTag };

export default function TagModal({ tag, answer }: Props) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const [category, setCategory] = useState('');
  const named = useNamed(tag?.title);
  const { title, name } = named;
  const { save, busy, problems, setProblems } = useSave({
    send: async () =>
      tag
        ? staffApi('renameTag', { body: { id: tag.id, title } })
        : staffApi('addTag', { body: { idCategory: Number(category), name, title } }),
    onSaved: () => answer('saved'),
  });
  const problemOf = useProblemOf(problems);
  const heading = tag ? t('content.tags.renaming', { name: tag.title[language] }) : t('content.tags.adding');
  const submit = () => (tag || category ? save({}) : setProblems({ idCategory: 'required' }));
  return (
    <Dialog title={heading} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        {!tag && (
          <CategoryField
            empty={t('content.tags.choose')}
            value={category}
            problem={problemOf('idCategory')}
            onChange={({ target }) => setCategory(target.value)}
          />
        )}
        <NamedFields legend={t('content.tags.words')} asksAddress={!tag} named={named} problemOf={problemOf} />
        <FormEnd busy={busy} onCancel={() => answer()} />
      </Form>
    </Dialog>
  );
}
