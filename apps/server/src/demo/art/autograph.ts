import { createRandom, type Random } from '../random.ts';
import type { Traits } from './figure.ts';
import { drawPortrait } from './portrait.ts';
import { line, round } from './svg.ts';

const ink = '#FEFCF8';

/** One letter: up in a loop that leans to the right, and down again. */
const letter = (random: Random, height: number): string => {
  const [lean, width] = [random.between(12, 40), random.between(34, 62)];
  const top = -height * random.between(0.75, 1.1);
  const parts = [width * 0.9 + lean, top, -lean * 0.4, top, width * 0.3, random.between(-6, 10)];
  return `c ${parts.map(round).join(' ')} s ${round(width * 0.4)} ${round(random.between(6, 24))} ${round(width * 0.7)} 0`;
};

/** A portrait signed across its lower edge; the same seed gives the same signature. */
export const drawAutograph = (seed: string, traits: Traits): string => {
  const random = createRandom(`autograph ${seed}`);
  const letters = Array.from({ length: random.int(4, 6) }, (_, at) => letter(random, at === 0 ? 210 : 90));
  const start = [random.int(110, 170), 880];
  const swash = `M ${start[0]} 930 q 260 ${random.int(-34, -12)} 520 ${random.int(-18, 6)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">` +
    `${drawPortrait(seed, traits)}${line(`M ${start.join(' ')} ${letters.join(' ')}`, ink, 10)}${line(swash, ink, 6)}</svg>`
  );
};
