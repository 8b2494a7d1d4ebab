import { limits } from '@stagedoor/contract/limits';
import { readProfileAddress } from '@stagedoor/contract/profile-address';
import type { Application } from '@stagedoor/contract/schemas/application';
import { useState } from 'react';
import { CopyButton } from '../../shared/feedback/copy-button.tsx';
import { useProblemText } from '../../shared/feedback/use-problem-text.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import type { ProblemText } from '../../ui/fields/field-frame.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { RowGroup, Rows } from '../../ui/layout/row.tsx';
import text from '../../ui/theme/text.module.css';
import { useSave } from './api.ts';
import styles from './application-page.module.css';
import { ProfileRow } from './profile-row.tsx';

/** The applicant's pages elsewhere, and the code that proves their ownership. */
export const Profiles = ({ application: { profiles, code } }: { application: Application }) => {
  const { t } = useTranslation('application');
  const addresses = profiles.map(({ address }) => address);
  return (
    <RowGroup title={t('profiles.title')} lead={t('profiles.lead')}>
      <p className={styles.code}>
        <span className={text.quiet}>{t('profiles.code')}</span>
        <code>{code}</code>
        <CopyButton content={code} label={t('profiles.copy')} done={t('profiles.copied')} size="small" />
      </p>
      <Rows>
        {profiles.map((profile) => (
          <ProfileRow key={profile.address} profile={profile} others={addresses.filter((a) => a !== profile.address)} />
        ))}
      </Rows>
      {profiles.length < limits.application.profilesMax ? (
        <AddProfile addresses={addresses} />
      ) : (
        <p className={text.quiet}>{t('profiles.full')}</p>
      )}
    </RowGroup>
  );
};

const AddProfile = ({ addresses }: { addresses: readonly string[] }) => {
  const { t } = useTranslation('application');
  const problemText = useProblemText();
  const save = useSave();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ProblemText>();
  const add = () => {
    const { address } = readProfileAddress(typed);
    if (address === undefined) return setProblem(t('problems.address'));
    save.mutate(
      { profiles: [...addresses, address] },
      { onSuccess: () => setTyped(''), onError: async (error) => setProblem(await problemText(error)) },
    );
  };
  return (
    <div className={styles.add}>
      <Form onSubmit={add}>
        <Field
          label={t('profiles.address')}
          hint={t('profiles.addressHint')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.application.addressMax}
          value={typed}
          onChange={({ target }) => {
            setProblem(undefined);
            setTyped(target.value);
          }}
          problem={problem}
        />
        <div>
          <Button type="submit" size="small" busy={save.isPending}>
            {t('profiles.add')}
          </Button>
        </div>
      </Form>
    </div>
  );
};
