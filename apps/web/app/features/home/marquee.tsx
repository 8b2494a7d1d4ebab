import type { MainScreen } from '@stagedoor/contract/schemas/main-screen';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { AvailabilityIndicator } from '../../ui/display/availability-indicator.tsx';
import text from '../../ui/theme/text.module.css';
import { FeaturedDoorways } from './featured-doorways.tsx';
import { HomeSearch } from './home-search.tsx';
import styles from './marquee.module.css';

/** The first screen: the headline and the featured talents. */
export const Marquee = ({ screen }: { screen: MainScreen }) => {
  const { t } = useTranslation('home');
  return (
    <div className={styles.marquee}>
      <h1 tabIndex={-1}>
        <span>{t('marquee.first')}</span> <span>{t('marquee.second')}</span>
      </h1>
      <div className={styles.hall}>
        <div className={styles.words}>
          <p className={styles.lead}>
            <span>{t('lead.first')}</span> <span>{t('lead.second')}</span> <span>{t('lead.third')}</span>{' '}
            <span>{t('lead.fourth')}</span>
          </p>
          <div className={styles.start}>
            <Answering screen={screen} />
            <div className={styles.search}>
              <HomeSearch />
            </div>
            <nav aria-label={t('groups')}>
              <ul className={styles.groups}>
                {screen.groups.map(({ name, localizedString }) => (
                  <li key={name}>
                    <Link to={paths.explore(name)} className={text.link}>
                      {localizedString}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <FeaturedDoorways people={screen.featured} />
      </div>
    </div>
  );
};

const Answering = ({ screen: { answeringNow, talents } }: { screen: MainScreen }) => {
  const { t } = useTranslation('home');
  if (answeringNow > 0)
    return <AvailabilityIndicator lit>{t('answering', { count: answeringNow })}</AvailabilityIndicator>;
  return <AvailabilityIndicator lit={false}>{t('behind', { count: talents })}</AvailabilityIndicator>;
};
