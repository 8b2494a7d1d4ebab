import { type Language, limits } from '@stagedoor/contract/limits';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useId } from 'react';
import { languageNames } from '../../../shared/i18n/language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './form.module.css';

type Props = {
  shown: Language;
  filled: readonly Language[];
  wrong: readonly Language[];
  onShow: (language: Language) => void;
};

/** Chooses the language of the texts in the form. */
export const LanguageTabs = ({ shown, filled, wrong, onShow }: Props) => {
  const { t } = useTranslation('studio');
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend className={text.hidden}>{t('form.language')}</legend>
      {limits.languages.map((each) => (
        <label key={each} lang={each}>
          <input
            type="radio"
            className={text.hidden}
            name={name}
            value={each}
            checked={each === shown}
            onChange={() => onShow(each)}
          />
          {languageNames[each].name}
          <Mark filled={filled.includes(each)} wrong={wrong.includes(each)} />
        </label>
      ))}
    </fieldset>
  );
};

const Mark = ({ filled, wrong }: { filled: boolean; wrong: boolean }) => {
  const { t } = useTranslation('studio');
  if (wrong) return <IconAlertTriangle role="img" aria-label={t('problems.required')} />;
  return filled ? <IconCheck role="img" aria-label={t('form.filled')} /> : null;
};
