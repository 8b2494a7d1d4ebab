import type { Language } from '@stagedoor/contract/limits';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import type { z } from 'zod';

/** Whose profile is shown, and to whom: null is a visitor. */
export type ShownProfile = { idTalent: number; language: Language; viewer: number | null };

type Fields = Omit<ProfileData, 'userDTO' | 'sections'>;

/** What a slot fills in: fields of the profile, of the person on top of it, and sections of its own. */
export type ProfilePart = Partial<Fields> & {
  userDTO?: Partial<PublicUser>;
  sections?: Record<string, unknown>;
};

/** A part of the profile page's data that a module fills. Slots are asked at the same time and know nothing of each other. */
export type ProfileSlot = {
  /** The fields that are its own: no two slots may fill the same. */
  fields: readonly (keyof Fields)[];
  fill(profile: ShownProfile): Promise<ProfilePart>;
};

export const profileSlot = <const Name extends keyof Fields>(
  fields: readonly Name[],
  fill: (profile: ShownProfile) => Promise<Pick<Fields, Name> & { userDTO?: Partial<PublicUser> }>,
): ProfileSlot => ({ fields, fill });

/** Something that the contract has no field for. It leaves as its schema says, under its name; null: this profile has none. */
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
