import { type Branch, type BranchKind, branchTitle, newBranch } from '@stagedoor/contract/schemas/content';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { type Named, NamedFields, nameOf, startNamed } from '../content/named-fields.tsx';
import { problemsIn, useContentForm } from '../content/use-content-form.ts';
import { addBranch, renameBranch } from './api.ts';

type Props = ModalProps<'saved'> & {
  kind: BranchKind;
  /** Omitted: the modal creates one. */
  branch?: Branch;
  /** The group of a new category. */
  group?: Branch;
};

export default function BranchModal({ kind, branch, group, answer }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const newOf = (values: Named) => ({ idGroup: group?.id ?? null, name: nameOf(values), title: values.title });
  const renamedOf = (id: number, { title }: Named) => ({ kind, id, title });
  const form = useContentForm({
    start: startNamed(branch?.title),
    check: (values) =>
      branch ? problemsIn(branchTitle, renamedOf(branch.id, values)) : problemsIn(newBranch, newOf(values)),
  });
  const save = async () => {
    await (branch ? renameBranch(renamedOf(branch.id, form.values)) : addBranch(newOf(form.values)));
    answer('saved');
  };
  const heading = branch
    ? t('content.groups.renaming', { name: branch.title[language] })
    : group
      ? t('content.groups.newCategory', { name: group.title[language] })
      : t('content.groups.newGroup');
  return (
    <DialogForm
      title={heading}
      form={form}
      send={save}
      submit={t('content.save')}
      keep={t('content.cancel')}
      onKeep={() => answer()}
    >
      <NamedFields legend={t('content.groups.words')} asksAddress={!branch} form={form} />
    </DialogForm>
  );
}
