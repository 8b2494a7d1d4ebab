import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { ReactNode } from 'react';
import { nameLanguages } from '../../shared/i18n/name-languages.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { Wrap } from '../../ui/layout/page.tsx';
import { FundLine } from './fund-line.tsx';
import { ProfileActions } from './profile-actions.tsx';
import end from './profile-end.module.css';
import { ProfileHead } from './profile-head.tsx';
import { ProfileTopics } from './profile-topics.tsx';

type Props = { profile: ProfileData; first: ReactNode; store: ReactNode };

/** A profile as visitors see it, to look at while it is edited. */
export const ProfilePreview = ({ profile, first, store }: Props) => {
  const { userDTO: person } = profile;
  return (
    <>
      <ProfileHead profile={profile} speaks={nameLanguages(person.languages, useLanguage())}>
        {first}
        <ProfileActions id={String(person.idUser)} profile={profile} />
      </ProfileHead>
      <Wrap>
        <FundLine profile={profile} />
        {store}
        <div className={end.end}>
          <ProfileTopics person={person} />
        </div>
      </Wrap>
    </>
  );
};
