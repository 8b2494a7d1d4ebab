import { newTag, type StaffTag, tagTitle } from '@stagedoor/contract/schemas/content';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { type Named, NamedFields, nameOf, startNamed } from '../content/named-fields.tsx';
import { problemsIn, useContentForm } from '../content/use-content-form.ts';
import { addTag, renameTag } from './api.ts';
import { CategoryField } from './category-field.tsx';

/** Without `tag` the modal creates one. */
type Props = ModalProps<'saved'> & { tag?: StaffTag };
type Values = Named & { idCategory: string };

const newTagOf = (values: Values) => ({
  idCategory: Number(values.idCategory),
  name: nameOf(values),
  title: values.title,
});

/** Without a category its number would be 0, which is no valid one: that is said as for an empty field. */
const problemsOfNew = (values: Values) => ({
  ...problemsIn(newTag, newTagOf(values)),
  ...(values.idCategory === '' && { idCategory: 'required' }),
});

export default function TagModal({ tag, answer }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const form = useContentForm<Values>({
    start: { ...startNamed(tag?.title), idCategory: '' },
    check: (values) => (tag ? problemsIn(tagTitle, { id: tag.id, title: values.title }) : problemsOfNew(values)),
  });
  const { values, problemOf, change } = form;
  const save = async () => {
    await (tag ? renameTag({ id: tag.id, title: values.title }) : addTag(newTagOf(values)));
    answer('saved');
  };
  return (
    <DialogForm
      title={tag ? t('content.tags.renaming', { name: tag.title[language] }) : t('content.tags.adding')}
      form={form}
      send={save}
      submit={t('content.save')}
      keep={t('content.cancel')}
      onKeep={() => answer()}
    >
      {!tag && (
        <CategoryField
          empty={t('content.tags.choose')}
          value={values.idCategory}
          problem={problemOf('idCategory')}
          onChange={({ target }) => change({ idCategory: target.value })}
        />
      )}
      <NamedFields legend={t('content.tags.words')} asksAddress={!tag} form={form} />
    </DialogForm>
  );
}
