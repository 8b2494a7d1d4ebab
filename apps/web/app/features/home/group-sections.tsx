import type { MainScreen } from '@stagedoor/contract/schemas/main-screen';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { PersonCard } from '../../shared/people/person-card.tsx';
import { PortraitGrid } from '../../ui/cards/portrait-card.tsx';
import { Section } from '../../ui/layout/page.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './later.module.css';

const row = 4;

/** The first group has one large portrait beside a square of four; the others are rows. */
export const GroupSections = ({ groups }: { groups: MainScreen['groups'] }) => {
  const { t } = useTranslation('home');
  return groups.map(({ name, localizedString, users }, index) => {
    const withLarge = index === 0 && users.length > row;
    const section = (
      <Section
        key={name}
        id={`group-${name}`}
        title={localizedString}
        aside={
          <Link to={paths.explore(name)} className={text.link} aria-label={`${t('seeGroup')}: ${localizedString}`}>
            {t('seeGroup')}
          </Link>
        }
      >
        <PortraitGrid strip={!withLarge}>
          {users.slice(0, withLarge ? row + 1 : row).map((person, place) => (
            <PersonCard key={person.idUser} person={person} big={withLarge && place === 0} />
          ))}
        </PortraitGrid>
      </Section>
    );
    if (index === 0) return section;
    return (
      <div key={name} className={styles.row}>
        {section}
      </div>
    );
  });
};
