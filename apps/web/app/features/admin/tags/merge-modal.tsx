import type { StaffTag } from '@stagedoor/contract/schemas/content';
import { useQuery } from '@tanstack/react-query';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useContentForm } from '../content/use-content-form.ts';
import { mergeTags, siblingsQuery } from './api.ts';

type Props = ModalProps<'merged'> & { tag: StaffTag };

export default function MergeModal({ tag, answer }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data } = useQuery(siblingsQuery(tag.idCategory));
  const others = data?.filter(({ id }) => id !== tag.id);
  const form = useContentForm<{ into: string }>({
    start: { into: '' },
    check: ({ into }): Record<string, string> => (into === '' ? { into: 'required' } : {}),
  });
  const name = tag.title[language];
  const merge = async () => {
    await mergeTags({ id: tag.id, into: Number(form.values.into) });
    answer('merged');
  };
  return (
    <DialogForm
      title={t('content.tags.merging', { name })}
      form={form}
      send={merge}
      submit={t('content.tags.merge')}
      keep={t('content.cancel')}
      onKeep={() => answer()}
    >
      <p>{t('content.tags.mergingText', { name })}</p>
      <SelectField
        label={t('content.tags.into')}
        empty={t('content.tags.chooseTag')}
        hint={others?.length === 0 ? t('content.tags.alone') : undefined}
        options={(others ?? []).map(({ id, title }) => ({ value: String(id), label: title[language] }))}
        value={form.values.into}
        problem={form.problemOf('into')}
        onChange={({ target }) => form.change({ into: target.value })}
      />
    </DialogForm>
  );
}
