import { createRandom } from '../random.ts';
import { type BackdropName, backdrops } from './backdrop.ts';
import { indoorScenes } from './scenes-indoors.ts';
import { outdoorScenes } from './scenes-outdoors.ts';
import { stageScenes } from './scenes-stage.ts';

const scenes = { ...stageScenes, ...outdoorScenes, ...indoorScenes };
export type Craft = keyof typeof scenes;

export const drawCover = (seed: string, craft: Craft, backdrop: BackdropName): string => {
  const random = createRandom(`cover ${seed}`);
  const colours = backdrops[backdrop];
  const scene = scenes[craft](random, colours);
  const turned = random.chance(0.5) ? scene : `<g transform="matrix(-1 0 0 1 1600 0)">${scene}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="640" viewBox="0 0 1600 640"><defs>` +
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours.top}"/><stop offset="1" stop-color="${colours.bottom}"/></linearGradient>` +
    `<linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours.beam}" stop-opacity=".85"/><stop offset="1" stop-color="${colours.beam}" stop-opacity=".05"/></linearGradient></defs>` +
    `<rect width="1600" height="640" fill="url(#s)"/>${turned}</svg>`
  );
};
