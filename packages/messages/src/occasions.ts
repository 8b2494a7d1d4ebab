import { occasions as en } from './en/occasions.ts';
import { occasions as ru } from './ru/occasions.ts';
import { occasions as uk } from './uk/occasions.ts';

/** For the server; pages load one language. */
export const occasionTexts = { en, uk, ru };
