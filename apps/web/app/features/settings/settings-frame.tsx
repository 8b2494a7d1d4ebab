import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths, type SettingsSection, settingsSections } from '../../shared/navigation/paths.ts';
import { isTalent } from '../../shared/session/is-talent.ts';
import { useSession } from '../../shared/session/session.ts';
import styles from './settings-frame.module.css';

const forTalents: readonly SettingsSection[] = ['calls', 'feed-categories', 'agents'];

/** The menu of sections: a page of its own, and beside a section on a wide screen. */
export const SectionList = ({ withWords = false }: { withWords?: boolean }) => {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const sections = settingsSections.filter((section) => !forTalents.includes(section) || (user && isTalent(user)));
  return (
    <nav aria-label={t('sectionList')} className={styles.sections} data-words={withWords}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <NavLink to={paths.settings(section)} prefetch="intent">
              <span className={styles.name}>
                {t(`sections.${section}`)}
                {withWords && <span className={styles.more}>{t(`about.${section}`)}</span>}
              </span>
              <IconChevronRight aria-hidden="true" />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

type Props = { title: string; back?: { to: string; label: string }; children: ReactNode };

/** A section beside the menu; on a narrow screen without the menu, with a link back. */
export const SettingsFrame = ({ title, back, children }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.frame}>
      <div className={styles.aside}>
        <SectionList />
      </div>
      <div className={styles.section}>
        <Link to={back?.to ?? paths.settings()} className={styles.back} data-always={back !== undefined}>
          <IconArrowLeft aria-hidden="true" />
          {back?.label ?? t('title')}
        </Link>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </div>
  );
};
