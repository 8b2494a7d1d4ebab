import { type CurrencyName, limits } from '@stagedoor/contract/limits';
import { useTheme } from '../../shared/browser/theme-choice.ts';
import { languageNames } from '../../shared/i18n/language.ts';
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { currencySigns } from '../../shared/money/currency.ts';
import { RatesTime } from '../../shared/money/rates-time.tsx';
import { useChooseCurrency, useCurrency } from '../../shared/money/use-currency.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { RowGroup } from '../../ui/layout/row.tsx';
import { updateUser, useSave } from './api.ts';
import text from './display-settings.module.css';

const languages = limits.languages.map((value) => ({ value, label: languageNames[value].name, lang: value }));
const currencies = limits.currencies.map((value) => ({ value, label: `${value}, ${currencySigns[value]}` }));

export const LanguageSetting = () => {
  const { t } = useTranslation('settings');
  const changeLanguage = useChangeLanguage();
  return (
    <RowGroup title={t('display.language')}>
      <Choice
        legend={t('display.languageMore')}
        value={useLanguage()}
        options={languages}
        onChange={(language) => void changeLanguage(language)}
      />
    </RowGroup>
  );
};

export const CurrencySetting = () => {
  const { t } = useTranslation('settings');
  const chooseCurrency = useChooseCurrency();
  const { mutate } = useSave((currency: 'UAH' | 'USD') => updateUser({ currency }));
  // Roubles are stored on this device only: accounts support hryvnias and dollars.
  const choose = (name: CurrencyName) => {
    chooseCurrency(name);
    if (name !== 'RUB') mutate(name);
  };
  return (
    <RowGroup title={t('display.currency')}>
      <Choice legend={t('display.currencyMore')} value={useCurrency().name} options={currencies} onChange={choose} />
      <p className={text.afterChoice}>
        <RatesTime />
      </p>
    </RowGroup>
  );
};

export const ThemeSetting = () => {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { theme, setTheme } = useTheme();
  return (
    <RowGroup title={t('display.theme')}>
      <Choice
        legend={t('display.themeMore')}
        value={theme}
        options={[
          { value: 'light', label: shell('footer.light') },
          { value: 'dark', label: shell('footer.dark') },
          { value: 'auto', label: shell('footer.auto') },
        ]}
        onChange={setTheme}
      />
    </RowGroup>
  );
};
