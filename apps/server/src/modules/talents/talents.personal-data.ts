import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { applicationsPersonalData } from './applications/applications.personal-data.ts';
import { directoryPersonalData } from './directory/directory.personal-data.ts';
import { followsPersonalData } from './follows/follows.personal-data.ts';

export const talentsPersonalData: readonly PersonalDataHandler[] = [
  applicationsPersonalData,
  directoryPersonalData,
  followsPersonalData,
];
