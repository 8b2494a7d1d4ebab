import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Tag, TagRow } from '../../ui/chip.tsx';
import { Ways } from '../../ui/form.tsx';
import text from '../../ui/text.module.css';
import { BlockPerson } from './block-person.tsx';
import styles from './profile-end.module.css';
import { ReportPerson } from './report-person.tsx';

export const ProfileEnd = ({ person, isOwn }: { person: PublicUser; isOwn: boolean }) => {
  const { categories, mainGroup } = person;
  const { t } = useTranslation('profile');
  return (
    <div className={styles.end}>
      {categories.length > 0 && (
        <section aria-labelledby="known-for">
          <h2 id="known-for" className={styles.title}>
            {t('categories')}
          </h2>
          <TagRow>
            {categories.map(({ name, localizedString }) => (
              <Tag key={name}>{localizedString}</Tag>
            ))}
          </TagRow>
        </section>
      )}
      <p className={text.quiet}>{t('promise')}</p>
      <Ways>
        <ButtonLink to={paths.explore(mainGroup ?? undefined)}>{t('more')}</ButtonLink>
        {!isOwn && <BlockPerson person={person} />}
        {!isOwn && <ReportPerson person={person} />}
      </Ways>
    </div>
  );
};
