import type { Deps } from './deps.ts';
import { showProfile } from './show-profile.ts';

export type Profiles = ReturnType<typeof createProfiles>;

export const createProfiles = (deps: Deps) => ({ show: showProfile(deps) });
