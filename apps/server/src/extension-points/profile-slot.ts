import type { Language } from '@stagedoor/contract/limits';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import type { z } from 'zod';

/** The profile shown, and its viewer: null is a visitor. */
export type ShownProfile = { idTalent: number; language: Language; viewer: number | null };

type Fields = Omit<ProfileData, 'userDTO' | 'sections'>;

/** What a slot fills: fields of the profile, fields of `userDTO`, and sections of its own. */
type ProfilePart = Partial<Fields> & {
  userDTO?: Partial<PublicUser>;
  sections?: Record<string, unknown>;
};

/** A part of the profile page's data, filled by a module. Slots run concurrently and are independent. */
export type ProfileSlot = {
  /** Its own fields: no two slots may fill the same one. */
  fields: readonly (keyof Fields)[];
  fill(profile: ShownProfile): Promise<ProfilePart>;
};

export const profileSlot = <const Name extends keyof Fields>(
  fields: readonly Name[],
  fill: (profile: ShownProfile) => Promise<Pick<Fields, Name> & { userDTO?: Partial<PublicUser> }>,
): ProfileSlot => ({ fields, fill });

/**
 * For data that the contract has no field for. Serialised by its schema under its name; null when this profile has
 * none.
 */
export const profileSection = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  fill: (profile: ShownProfile) => Promise<z.input<Schema> | null>,
): ProfileSlot => ({
  fields: [],
  async fill(profile) {
    const data = await fill(profile);
    return data === null ? {} : { sections: { [name]: schema.parse(data) } };
  },
});
