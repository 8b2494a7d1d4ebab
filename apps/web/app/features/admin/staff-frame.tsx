import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from './staff-frame.module.css';
import { useSections } from './use-sections.ts';

/** A section beside the menu; on a narrow screen without the menu, with a link back. */
export const StaffFrame = ({ isHome, children }: { isHome: boolean; children: ReactNode }) => {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.frame}>
      <nav aria-label={t('sections.list')} className={styles.sections}>
        <NavLink to={paths.admin()} end>
          {t('home.title')}
        </NavLink>
        {useSections().map((group) => (
          <div key={group.name}>
            <h2 id={`staff-${group.name}`}>{t(`sections.groups.${group.name}`)}</h2>
            <ul aria-labelledby={`staff-${group.name}`}>
              {group.sections.map(({ name, to }) => (
                <li key={name}>
                  <NavLink to={to} prefetch="intent">
                    {t(`sections.names.${name}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.room}>
        {!isHome && (
          <Link to={paths.admin()} className={styles.back}>
            <IconArrowLeft aria-hidden="true" />
            {t('home.title')}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
};
