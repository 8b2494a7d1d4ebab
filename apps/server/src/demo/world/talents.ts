import { demoEmails, ownTalent } from './staff.ts';
import { art } from './talents/art.ts';
import { food } from './talents/food.ts';
import { games } from './talents/games.ts';
import type { Listed } from './talents/listed.ts';
import { music } from './talents/music.ts';
import { science } from './talents/science.ts';
import { sport } from './talents/sport.ts';
import { stageAndScreen } from './talents/stage-and-screen.ts';
import { writers } from './talents/writers.ts';
import type { Talent } from './types.ts';

const inGroup = (group: string, listed: readonly Listed[]): Talent[] =>
  listed.map((talent) => ({
    ...talent,
    name: talent.spelling.en,
    email: talent.nickname === ownTalent ? demoEmails.talent : `${talent.nickname}@talents.example`,
    group,
  }));

export const talents: readonly Talent[] = [
  ...inGroup('music', music),
  ...inGroup('stage-and-screen', stageAndScreen),
  ...inGroup('sport', sport),
  ...inGroup('writers', writers),
  ...inGroup('food', food),
  ...inGroup('science', science),
  ...inGroup('art', art),
  ...inGroup('games', games),
];
