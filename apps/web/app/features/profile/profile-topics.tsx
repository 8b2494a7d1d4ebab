import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Tag, TagRow } from '../../ui/buttons/chip.tsx';
import styles from './profile-end.module.css';

// Loaded on demand: the icons are large, and many talents have no links.
const ProfileLinks = lazy(() => import('./profile-links.tsx'));

/** What a talent is known for, and where else they are found. */
export const ProfileTopics = ({ person: { categories, tags, links } }: { person: PublicUser }) => {
  const { t } = useTranslation('profile');
  return (
    <>
      {categories.length + tags.length > 0 && (
        <section aria-labelledby="known-for">
          <h2 id="known-for" className={styles.title}>
            {t('categories')}
          </h2>
          <TagRow>
            {[...categories, ...tags].map(({ name, localizedString }) => (
              <Tag key={name}>{localizedString}</Tag>
            ))}
          </TagRow>
        </section>
      )}
      {links.length > 0 && (
        <Suspense>
          <ProfileLinks links={links} />
        </Suspense>
      )}
    </>
  );
};
