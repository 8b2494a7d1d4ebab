import type { QueuedApplication } from '@stagedoor/contract/schemas/application';
import type { ModalProps } from '../../../shared/dialogs/questions.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Problem } from '../../../ui/fields/field-frame.tsx';
import { decideApplication } from './api.ts';
import { useExplain } from './use-explain.ts';

type Props = ModalProps<'done'> & { item: QueuedApplication };
type Values = { seen: readonly string[] };

/** A staff member can confirm the code at an address only after opening that address. */
export default function ApproveModal({ item: { id, userName: name, profiles, linked, code }, answer }: Props) {
  const { t } = useTranslation('applications');
  const explain = useExplain();
  const unproven = profiles.filter(({ proof }) => proof === null);
  const isProven = linked.length > 0 || unproven.length < profiles.length;
  const form = useForm<Values, { seen?: string }>({
    start: { seen: [] },
    check: ({ seen }) => (isProven || seen.length > 0 ? {} : { seen: t('approving.mustSee') }),
    refusedFields: (error) => {
      const seen = explain(error);
      return seen === undefined ? undefined : { seen };
    },
  });
  const { seen } = form.values;
  const approve = async () => {
    await decideApplication({ id, decision: 'approve', seen: [...seen] });
    answer('done');
  };
  return (
    <DialogForm
      title={t('approving.title', { name })}
      form={form}
      send={approve}
      submit={t('approving.submit')}
      keep={t('keep')}
      onKeep={() => answer()}
    >
      <p>{t('approving.lead', { name })}</p>
      {unproven.map(({ address }) => (
        <Check
          key={address}
          checked={seen.includes(address)}
          onChange={({ target }) =>
            form.change({ seen: target.checked ? [...seen, address] : seen.filter((other) => other !== address) })
          }
        >
          {t('approving.seen', { code, address: address.replace('https://', '') })}
        </Check>
      ))}
      {form.problems.seen !== undefined && <Problem>{form.problems.seen}</Problem>}
    </DialogForm>
  );
}
