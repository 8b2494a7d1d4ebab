import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { craftLine } from '../../shared/people/craft-line.ts';
import { usePresence } from '../../shared/people/presence.ts';
import { Floor } from '../../ui/cards/doorways.tsx';
import { AvailabilityIndicator } from '../../ui/display/availability-indicator.tsx';
import { Cover, Portrait } from '../../ui/media/picture.tsx';
import { ProfileFacts, ProfileNumbers } from './profile-facts.tsx';
import styles from './profile-head.module.css';
import { ReturnClock } from './return-clock.tsx';

type Props = { profile: ProfileData; speaks: string; children: ReactNode };

export const ProfileHead = ({ profile, speaks, children }: Props) => {
  const { userDTO: person } = profile;
  const { t } = useTranslation('people');
  const { lit, away, words } = usePresence(person);
  return (
    <div className={styles.whole}>
      {person.coverLink && (
        <div className={styles.cover}>
          <Cover base={person.coverLink} />
        </div>
      )}
      <div className={styles.head}>
        <figure className={styles.print}>
          <Portrait
            base={person.imageLink}
            alt={t('portrait', { name: person.name })}
            sizes="(max-width: 600px) 100vw, (max-width: 768px) 17rem, 20rem"
            eager
            first
            away={away}
          />
        </figure>
        <div className={styles.words}>
          {person.awayUntil ? (
            <ReturnClock until={person.awayUntil} />
          ) : (
            <AvailabilityIndicator lit={lit}>{words}</AvailabilityIndicator>
          )}
          <h1 tabIndex={-1}>{person.name}</h1>
          <p className={styles.craft}>{craftLine(person)}</p>
          {children}
          <p className={styles.about}>{person.about}</p>
          <ProfileFacts speaks={speaks} />
          <ProfileNumbers profile={profile} />
        </div>
      </div>
      <div className={styles.floor}>
        <Floor />
      </div>
    </div>
  );
};
