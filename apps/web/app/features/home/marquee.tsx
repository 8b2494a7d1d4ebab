import type { MainScreen } from '@stagedoor/contract/schemas/main-screen';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Lamp } from '../../ui/lamp.tsx';
import text from '../../ui/text.module.css';
import { FeaturedDoorways } from './featured-doorways.tsx';
import styles from './marquee.module.css';

/** The first screen: the promise in two words, and the people who keep it. */
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
            <search className={styles.search}>
              <SearchForm />
            </search>
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
  if (answeringNow > 0) return <Lamp lit>{t('answering', { count: answeringNow })}</Lamp>;
  return <Lamp lit={false}>{t('behind', { count: talents })}</Lamp>;
};
