import type { Words } from './types.ts';

type Tag = { name: string; title: Words };

const tag = (name: string, en: string, uk: string, ru: string): Tag => ({ name, title: { en, uk, ru } });

/** Finer than a category. */
export const tags: Readonly<Record<string, readonly Tag[]>> = {
  singers: [
    tag('pop', 'Pop', 'Поп', 'Поп'),
    tag('jazz', 'Jazz', 'Джаз', 'Джаз'),
    tag('folk', 'Folk', 'Фолк', 'Фолк'),
    tag('rock', 'Rock', 'Рок', 'Рок'),
  ],
  classical: [
    tag('opera', 'Opera', 'Опера', 'Опера'),
    tag('piano', 'Piano', 'Фортепіано', 'Фортепиано'),
    tag('chamber-music', 'Chamber music', 'Камерна музика', 'Камерная музыка'),
  ],
  actors: [
    tag('theatre', 'Theatre', 'Театр', 'Театр'),
    tag('film', 'Film', 'Кіно', 'Кино'),
    tag('voice-over', 'Voice-over', 'Озвучення', 'Озвучка'),
  ],
  comedians: [
    tag('stand-up', 'Stand-up', 'Стендап', 'Стендап'),
    tag('improvisation', 'Improvisation', 'Імпровізація', 'Импровизация'),
  ],
  football: [tag('goalkeepers', 'Goalkeepers', 'Воротарі', 'Вратари'), tag('coaches', 'Coaches', 'Тренери', 'Тренеры')],
  poets: [tag('slam', 'Slam', 'Слем', 'Слэм'), tag('haiku', 'Haiku', 'Гайку', 'Хайку')],
};

/** The tags of talents, by nickname. */
export const tagsOfTalents: Readonly<Record<string, readonly string[]>> = {
  orysia: ['folk', 'pop'],
  thandeka: ['jazz'],
  'daryna-bandura': ['folk'],
  'maestro-luca': ['opera', 'chamber-music'],
  'aigerim-cello': ['chamber-music'],
  pippa: ['stand-up'],
  imogen: ['theatre'],
  saoirse: ['film', 'voice-over'],
  emeka: ['film', 'improvisation'],
  'zlata-keeper': ['goalkeepers'],
  solomiia: ['slam'],
  'leyla-aghasoy': ['haiku'],
};
