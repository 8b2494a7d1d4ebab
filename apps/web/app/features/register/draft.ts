const key = 'registration';

export type Draft = {
  name: string;
  about: string;
  languages: string[];
  idImage?: string | undefined;
  imageLink?: string | undefined;
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What was typed so far, kept in this tab until the registration is done: neither an error nor a reload loses it. */
export const readDraft = (idUser: number): Partial<Draft> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${key}.${idUser}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    const { name, about, languages, idImage, imageLink } = kept as Record<string, unknown>;
    return {
      name: textOrNothing(name) ?? '',
      about: textOrNothing(about) ?? '',
      languages: texts(languages),
      idImage: textOrNothing(idImage),
      imageLink: textOrNothing(imageLink),
    };
  } catch {
    return {};
  }
};

export const keepDraft = (idUser: number, { name, about, languages, idImage, imageLink }: Draft): void =>
  sessionStorage.setItem(`${key}.${idUser}`, JSON.stringify({ name, about, languages, idImage, imageLink }));

export const dropDraft = (idUser: number): void => sessionStorage.removeItem(`${key}.${idUser}`);
