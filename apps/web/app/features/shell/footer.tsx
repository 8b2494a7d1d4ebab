import { limits } from '@stagedoor/contract/limits';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Link } from 'react-router';
import { useTheme } from '../../shared/browser/theme-choice.ts';
import { languageNames } from '../../shared/i18n/language.ts';
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { currencySigns } from '../../shared/money/currency.ts';
import { RatesTime } from '../../shared/money/rates-time.tsx';
import { useChooseCurrency, useCurrency } from '../../shared/money/use-currency.ts';
import { documentNames } from '../../shared/navigation/document-names.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { useSession } from '../../shared/session/session.ts';
import { Select } from '../../ui/fields/select.tsx';
import { Logo } from '../../ui/media/logo.tsx';
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
          <Link to={paths.auctions()}>{t('header.auctions')}</Link>
          <Link to={paths.verify()}>{t('footer.verify')}</Link>
          {!signed && <Link to={paths.becomeTalent()}>{t('header.becomeTalent')}</Link>}
          {!signed && <Link to={paths.login()}>{t('footer.logIn')}</Link>}
        </nav>
        <nav aria-label={t('footer.trust')} className={styles.links}>
          <Link to={paths.help()}>{t('footer.documents.help')}</Link>
          {documentNames.map((name) => (
            <Link key={name} to={paths.document(name)}>
              {t(`footer.documents.${name}`)}
            </Link>
          ))}
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
