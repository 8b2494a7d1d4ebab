import { limits } from '@stagedoor/contract/limits';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { languageNames } from './language.ts';
import styles from './language-list.module.css';
import { useLanguage } from './shell-data.ts';
import { useChangeLanguage } from './use-change-language.ts';

/** The languages, each in its own words; one press changes the whole site. */
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
