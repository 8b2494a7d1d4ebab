import { createProfile, type FindPerson } from './show-profile.ts';

export type Profiles = ReturnType<typeof createProfiles>;

export const createProfiles = ({ findPerson }: { findPerson: FindPerson }) => createProfile(findPerson);
