import { createRandom } from '../random.ts';
import { type BackdropName, backdrops } from './backdrop.ts';
import { star } from './goods.ts';
import { ink, oval, paints, paper, paperShade, rect, times } from './scenes-parts.ts';
import { line, path } from './svg.ts';

/** A member's card in the talent's light, with a star for each step of the plans, 800 × 800. */
export const drawPlan = (seed: string, stars: number, backdrop: BackdropName): string => {
  const random = createRandom(`plan ${seed}`);
  const { top, bottom, beam } = backdrops[backdrop];
  const [colour = paper, mark = ink] = random.shuffle(paints);
  const first = 400 - (stars - 1) * 65;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs>' +
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
    `<rect width="800" height="800" fill="url(#s)"/>${path('M300 0H500L760 800H40Z', `${beam}40`)}` +
    `${oval(400, 660, 260, 30, ink, 0.45)}${line('M330 0L370 210M470 0L430 210', mark, 16)}` +
    `${rect(210, 210, 380, 430, colour)}${path('M400 210H590V640H400Z', '#0000001F')}${rect(250, 490, 300, 110, paper)}` +
    `${line('M280 530H520M280 562H430', paperShade, 12)}${times(stars, (at) => star(first + at * 130, 370, 62, mark))}</svg>`
  );
};
