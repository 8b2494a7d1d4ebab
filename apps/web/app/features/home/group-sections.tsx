import type { MainScreen } from '@stagedoor/contract/schemas/main-screen';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { PersonCard } from '../../shared/person-card.tsx';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Section } from '../../ui/page.tsx';
import { PortraitGrid } from '../../ui/portrait-card.tsx';
import text from '../../ui/text.module.css';
import styles from './later.module.css';

const row = 4;

/** The first group opens with one large portrait beside a square of four; the others are rows. */
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
