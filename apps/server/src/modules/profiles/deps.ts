import type { ProfileSlot } from '../../extension-points/profile-slot.ts';
import type { FindPerson } from './show-profile.ts';

export type Deps = {
  findPerson: FindPerson;
  /** What the modules show on a profile. */
  slots: readonly ProfileSlot[];
};
