import { limits } from '@stagedoor/contract/limits';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Link } from 'react-router';
import { currencySigns } from '../../shared/currency.ts';
import { languageNames } from '../../shared/language.ts';
import { paths } from '../../shared/paths.ts';
import { RatesTime } from '../../shared/rates-time.tsx';
import { useSession } from '../../shared/session.ts';
import { useLanguage } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { useTheme } from '../../shared/theme-choice.ts';
import { useChangeLanguage } from '../../shared/use-change-language.ts';
import { useChooseCurrency, useCurrency } from '../../shared/use-currency.ts';
import { Logo } from '../../ui/logo.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './footer.module.css';

const languageOptions = limits.languages.map((value) => ({ value, label: languageNames[value].name, lang: value }));
const currencyOptions = limits.currencies.map((value) => ({ value, label: `${value}, ${currencySigns[value]}` }));

export const Footer = () => {
  const { t } = useTranslation('shell');
  const { signed } = useSession();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div>
          <Logo />
          <p className={styles.promise}>{t('footer.promise')}</p>
        </div>
        <nav aria-label={t('footer.links')} className={styles.links}>
          <Link to={paths.home()}>{t('footer.start')}</Link>
          <Link to={paths.explore()}>{t('footer.findSomeone')}</Link>
          {!signed && <Link to={paths.login()}>{t('footer.logIn')}</Link>}
        </nav>
        <Choices />
      </div>
    </footer>
  );
};

const Choices = () => {
  const { t } = useTranslation('shell');
  const { theme, setTheme } = useTheme();
  return (
    <div className={styles.choices}>
      <Select
        label={t('footer.language')}
        icon={<IconWorld aria-hidden="true" />}
        value={useLanguage()}
        options={languageOptions}
        onChange={useChangeLanguage()}
      />
      <Select
        label={t('footer.currency')}
        icon={<IconCoin aria-hidden="true" />}
        value={useCurrency().name}
        options={currencyOptions}
        onChange={useChooseCurrency()}
      />
      <Select
        label={t('footer.theme')}
        icon={<IconMoon aria-hidden="true" />}
        value={theme}
        options={[
          { value: 'light', label: t('footer.light') },
          { value: 'dark', label: t('footer.dark') },
          { value: 'auto', label: t('footer.auto') },
        ]}
        onChange={setTheme}
      />
      <p className={styles.dollars}>
        {t('footer.dollars')} <RatesTime />
      </p>
    </div>
  );
};
