import { agents as en } from '../en/notices/agents.ts';
import { agents as ru } from '../ru/notices/agents.ts';
import { agents as uk } from '../uk/notices/agents.ts';
import { inLanguages } from '../words.ts';

export const agentsNotices = inLanguages(en, uk, ru);
