import { saveFile } from '../../../shared/browser/save-file.ts';
import { CopyButton } from '../../../shared/feedback/copy-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Ways } from '../../../ui/fields/form.tsx';
import styles from './second-factor.module.css';

type Props = { codes: readonly string[]; done: () => unknown };

/** Shown once. The browser stores them nowhere; the user prints, downloads or copies them. */
export const RecoveryCodes = ({ codes, done }: Props) => {
  const { t } = useTranslation('authenticator');
  const content = `${codes.join('\n')}\n`;
  return (
    <div className={styles.codes}>
      <ol aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Ways>
        <CopyButton content={content} label={t('codes.copy')} done={t('codes.copied')} size="small" />
        <Button
          size="small"
          onClick={() => saveFile({ fileName: 'stagedoor-recovery-codes.txt', mediaType: 'text/plain', content })}
        >
          {t('codes.download')}
        </Button>
      </Ways>
      <Button look="primary" size="large" wide onClick={done}>
        {t('codes.done')}
      </Button>
    </div>
  );
};
