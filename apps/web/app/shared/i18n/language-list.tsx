import { limits } from '@stagedoor/contract/limits';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useLanguage } from '../pages/shell-data.ts';
import { languageNames } from './language.ts';
import styles from './language-list.module.css';
import { useChangeLanguage } from './use-change-language.ts';

/** The languages by their own names; one press switches the whole site. */
export const LanguageList = ({ onChoose }: { onChoose?: () => void }) => {
  const current = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <ul className={styles.list}>
      {limits.languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => {
              onChoose?.();
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
  );
};
