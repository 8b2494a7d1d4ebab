import type { Language } from '@stagedoor/contract/limits';
import { type ProfileData, profileData } from '@stagedoor/contract/schemas/profile';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import type { ProfileSlot } from '../../extension-points/profile-slot.ts';

/** Refuses users without a profile, or with one that this viewer may not see. */
export type FindPerson = (idOrNickname: string, language: Language, viewer: number | null) => Promise<PublicUser>;

/** Assembles a profile from the modules' slots. */
export const createProfile = (findPerson: FindPerson) => {
  const slots: ProfileSlot[] = [];
  const filled = new Set<string>();
  const missing = () => {
    const known = new Set([...filled, 'userDTO', 'sections']);
    return Object.keys(profileData.shape).filter((name) => !known.has(name));
  };
  return {
    addSlot(slot: ProfileSlot) {
      const twice = slot.fields.filter((name) => filled.has(name));
      if (twice.length > 0) throw new Error(`Two slots fill the same fields of a profile: ${twice.join(', ')}.`);
      for (const name of slot.fields) filled.add(name);
      slots.push(slot);
    },
    async show(idOrNickname: string, language: Language, viewer: number | null): Promise<ProfileData> {
      if (missing().length > 0) throw new Error(`No slot fills these fields of a profile: ${missing().join(', ')}.`);
      const person = await findPerson(idOrNickname, language, viewer);
      const shown = { idTalent: person.idUser, language, viewer };
      const parts = await Promise.all(slots.map(({ fill }) => fill(shown)));
      return {
        ...(Object.assign({}, ...parts) as ProfileData),
        userDTO: Object.assign(person, ...parts.map(({ userDTO }) => userDTO)),
        sections: Object.assign({}, ...parts.map(({ sections }) => sections)),
      };
    },
  };
};
