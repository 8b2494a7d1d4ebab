import type { Language } from '@stagedoor/contract/limits';
import { type ProfileData, profileData } from '@stagedoor/contract/schemas/profile';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import type { ProfilePart, ProfileSlot } from '../../extension-points/profile-slot.ts';

/** Refuses somebody who has no profile, or whose profile this viewer may not see. */
export type FindPerson = (idOrNickname: string, language: Language, viewer: number | null) => Promise<PublicUser>;

type Deps = { findPerson: FindPerson; slots: readonly ProfileSlot[] };

/** What no module fills yet. */
const unfilled = { club: null, hasEventsBySubscription: false, idChat: null } satisfies ProfilePart;

/** Everything a profile shows, to a visitor or to somebody who is logged in. */
export const showProfile = ({ findPerson, slots }: Deps) => {
  requireEachFieldOnce(slots);
  return async (idOrNickname: string, language: Language, viewer: number | null): Promise<ProfileData> => {
    const person = await findPerson(idOrNickname, language, viewer);
    const shown = { idTalent: person.idUser, language, viewer };
    const parts = await Promise.all(slots.map(({ fill }) => fill(shown)));
    return {
      ...unfilled,
      ...(Object.assign({}, ...parts) as Omit<ProfileData, keyof typeof unfilled>),
      userDTO: Object.assign(person, ...parts.map(({ userDTO }) => userDTO)),
      sections: Object.assign({}, ...parts.map(({ sections }) => sections)),
    };
  };
};

/** A profile without one of its fields would be found out by the first visitor only. */
const requireEachFieldOnce = (slots: readonly ProfileSlot[]) => {
  const filled = slots.flatMap(({ fields }) => fields as readonly string[]);
  const twice = filled.filter((name, at) => filled.indexOf(name) !== at);
  const known = new Set([...filled, ...Object.keys(unfilled), 'userDTO', 'sections']);
  const missing = Object.keys(profileData.shape).filter((name) => !known.has(name));
  if (twice.length > 0) throw new Error(`Two slots fill the same fields of a profile: ${twice.join(', ')}.`);
  if (missing.length > 0) throw new Error(`No slot fills these fields of a profile: ${missing.join(', ')}.`);
};
