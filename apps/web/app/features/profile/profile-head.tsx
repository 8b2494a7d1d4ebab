import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { ReactNode } from 'react';
import { usePresence } from '../../shared/presence.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Floor } from '../../ui/doorways.tsx';
import { Lamp } from '../../ui/lamp.tsx';
import { Cover, Print } from '../../ui/print.tsx';
import { ProfileFacts, ProfileNumbers } from './profile-facts.tsx';
import styles from './profile-head.module.css';
import { ReturnClock } from './return-clock.tsx';

type Props = { profile: ProfileData; speaks: string; children: ReactNode };

export const ProfileHead = ({ profile, speaks, children }: Props) => {
  const { userDTO: person } = profile;
  const { t } = useTranslation('people');
  const { lit, away, words } = usePresence(person);
  return (
    <>
      {person.coverLink && (
        <div className={styles.cover}>
          <Cover base={person.coverLink} />
        </div>
      )}
      <div className={styles.head}>
        <figure className={styles.print}>
          <Print
            base={person.imageLink}
            alt={t('portrait', { name: person.name })}
            sizes="(max-width: 600px) 100vw, (max-width: 768px) 17rem, 25rem"
            eager
            first
            away={away}
          />
        </figure>
        <div className={styles.words}>
          {person.awayUntil ? <ReturnClock until={person.awayUntil} /> : <Lamp lit={lit}>{words}</Lamp>}
          <h1 tabIndex={-1}>{person.name}</h1>
          <p className={styles.craft}>{person.headline}</p>
          <p className={styles.about}>{person.about}</p>
          <ProfileFacts speaks={speaks} fromPrice={person.fromPrice} />
          <ProfileNumbers profile={profile} />
          {children}
        </div>
      </div>
      <div className={styles.floor}>
        <Floor />
      </div>
    </>
  );
};
