import { limits } from '@stagedoor/contract/limits';
import type { QueuedApplication } from '@stagedoor/contract/schemas/application';
import { useState } from 'react';
import type { Asked } from '../../../shared/questions.ts';
import { useTranslation } from '../../../shared/texts/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/field-frame.tsx';
import { Form, Ways } from '../../../ui/form.tsx';
import { useDecide } from './use-decide.ts';

type Props = Asked<'done'> & { item: QueuedApplication };

/** One who says that they saw the code at an address has opened it. */
export default function ApproveModal({ item: { id, userName: name, profiles, linked, code }, answer }: Props) {
  const { t } = useTranslation('applications');
  const { t: shell } = useTranslation('shell');
  const { decide, busy, problem, setProblem } = useDecide(answer);
  const [seen, setSeen] = useState<string[]>([]);
  const unproven = profiles.filter(({ proof }) => proof === null);
  const isProven = linked.length > 0 || unproven.length < profiles.length || seen.length > 0;
  const submit = () => (isProven ? decide({ id, decision: 'approve', seen }) : setProblem(t('approving.mustSee')));
  return (
    <Dialog title={t('approving.title', { name })} closeLabel={shell('close')} width={limits.modals.languageWidth}>
      <Form onSubmit={submit}>
        <p>{t('approving.lead', { name })}</p>
        {unproven.map(({ address }) => (
          <Check
            key={address}
            checked={seen.includes(address)}
            onChange={({ target }) => {
              setProblem(undefined);
              setSeen(target.checked ? [...seen, address] : seen.filter((other) => other !== address));
            }}
          >
            {t('approving.seen', { code, address: address.replace('https://', '') })}
          </Check>
        ))}
        {problem !== undefined && <Problem>{problem}</Problem>}
        <Ways>
          <Button type="submit" look="primary" busy={busy}>
            {t('approving.submit')}
          </Button>
          <Button look="quiet" onClick={() => answer()}>
            {t('keep')}
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
