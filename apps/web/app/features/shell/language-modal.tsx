import { limits } from '@stagedoor/contract/limits';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../shared/language.ts';
import type { Asked } from '../../shared/questions.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './language-modal.module.css';
import { useChangeLanguage } from './use-change-language.ts';

export default function LanguageModal({ answer }: Asked<void>) {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <Dialog title={t('languagePicker.title')} closeLabel={t('close')} width={limits.modals.languageWidth}>
      <ul className={styles.list}>
        {limits.languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              aria-pressed={language === current}
              onClick={() => {
                answer();
                void changeLanguage(language);
              }}
            >
              <span className={styles.code} aria-hidden="true">
                {languageNames[language].code}
              </span>
              {languageNames[language].name}
              {language === current && <IconCheck aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
