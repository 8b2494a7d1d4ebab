import { readCertificateCode } from '@stagedoor/contract/certificate-code';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import styles from './certificates.module.css';

/** Works without scripts too: whoever scans a code may have an old phone. */
export const CodeForm = ({ given = '' }: { given?: string }) => {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const isOpening = useNavigation().state !== 'idle';
  const [typed, setTyped] = useState(given);
  const [isWrong, setWrong] = useState(false);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = readCertificateCode(typed);
    setWrong(code === null);
    if (code !== null) void navigate(paths.verify(code));
  };
  return (
    <form className={styles.form} action={paths.verify()} onSubmit={open} noValidate>
      <Field
        label={t('ask.code')}
        hint={t('ask.hint')}
        problem={isWrong ? t(typed.trim() === '' ? 'ask.empty' : 'ask.wrong') : undefined}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="primary" size="large" wide busy={isOpening}>
        {t('ask.open')}
      </Button>
    </form>
  );
};
