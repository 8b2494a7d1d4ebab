import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Tag, TagRow } from '../../ui/chip.tsx';
import text from '../../ui/text.module.css';
import styles from './profile-foot.module.css';

export const ProfileFoot = ({ person: { categories, mainGroup } }: { person: PublicUser }) => {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.foot}>
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
      <ButtonLink to={paths.explore(mainGroup ?? undefined)}>{t('more')}</ButtonLink>
    </div>
  );
};
