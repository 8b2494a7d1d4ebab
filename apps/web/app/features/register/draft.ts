import { type Draft, draftAt, ownDraft, textsIn } from '../../shared/forms/draft.ts';

export type Values = {
  name: string;
  about: string;
  languages: string[];
  idImage?: string | undefined;
  imageLink?: string | undefined;
  terms: boolean;
  adult: boolean;
};

const isText = (item: unknown) => typeof item === 'string';

/** Consent is not restored: it is given at every registration. */
const accept = (stored: Record<string, unknown>): Partial<Values> => ({
  ...textsIn(stored, ['name', 'about', 'idImage', 'imageLink']),
  ...(Array.isArray(stored.languages) && { languages: stored.languages.filter(isText) }),
});

export const registrationDraft = (idUser: number): Draft<Values> => draftAt(ownDraft(`registration.${idUser}`), accept);
