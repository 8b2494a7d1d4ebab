import { limits } from '@stagedoor/contract/limits';
import type { Branch, BranchKind } from '@stagedoor/contract/schemas/content';
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

type Props = Asked<'saved'> & {
  kind: BranchKind;
  /** Left out, it is a new one. */
  branch?: Branch;
  /** Where a new category goes. */
  group?: Branch;
};

export default function BranchModal({ kind, branch, group, answer }: Props) {
  const { t } = useTranslation('admin');
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const named = useNamed(branch?.title);
  const { title, name } = named;
  const { save, busy, problems } = useSave({
    send: async () =>
      branch
        ? staffApi('renameBranch', { body: { kind, id: branch.id, title } })
        : staffApi('addBranch', { body: { idGroup: group?.id ?? null, name, title } }),
    onSaved: () => answer('saved'),
  });
  const heading = branch
    ? t('content.groups.renaming', { name: branch.title[language] })
    : group
      ? t('content.groups.newCategory', { name: group.title[language] })
      : t('content.groups.newGroup');
  return (
    <Dialog title={heading} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={() => save({})}>
        <NamedFields
          legend={t('content.groups.words')}
          asksAddress={!branch}
          named={named}
          problemOf={useProblemOf(problems)}
        />
        <FormEnd busy={busy} onCancel={() => answer()} />
      </Form>
    </Dialog>
  );
}
