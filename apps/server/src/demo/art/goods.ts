import { createRandom } from '../random.ts';
import { type BackdropName, backdrops } from './backdrop.ts';
import { disc, ink, oval, paints, paper, paperShade, rect, times } from './scenes-parts.ts';
import { line, path } from './svg.ts';

type Draw = (colour: string, mark: string) => string;

export const star = (x: number, y: number, r: number, fill: string) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? r : r * 0.45];
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
  });
  return path(`M${points.join('L')}Z`, fill);
};

const goods = {
  shirt: (colour, mark) =>
    path(
      'M290 210L350 180C370 230 430 230 450 180L510 210L620 290L570 380L520 350V640H280V350L230 380L180 290Z',
      colour,
    ) +
    path('M400 218V640H520V350L570 380L620 290L510 210L450 180C440 206 420 218 400 218Z', '#0000001F') +
    path('M350 180C370 230 430 230 450 180', '#00000033') +
    star(400, 400, 70, mark),
  poster: (colour, mark) =>
    rect(240, 140, 320, 460, paper) +
    rect(262, 162, 276, 330, colour) +
    disc(400, 320, 92, mark) +
    path('M262 492V430L340 380L420 440L480 400L538 452V492Z', '#00000040') +
    line('M290 530H510M290 560H430', paperShade, 10),
  mug: (colour, mark) =>
    line('M520 320C620 300 620 500 510 480', colour, 40) +
    path('M260 260H530V520C530 590 500 620 440 620H350C290 620 260 590 260 520Z', colour) +
    path('M430 260H530V520C530 590 500 620 440 620H430Z', '#0000001F') +
    oval(395, 260, 135, 30, ink, 0.75) +
    star(360, 430, 60, mark) +
    times(3, (i) =>
      line(`M${340 + i * 50} 220C${320 + i * 50} 180 ${360 + i * 50} 160 ${340 + i * 50} 120`, '#FFFFFF66', 8),
    ),
  book: (colour, mark) =>
    path('M250 190L520 160L550 590L280 630Z', colour) +
    path('M250 190L280 630L262 616L232 204Z', '#00000040') +
    path('M280 630L550 590V606L284 646L262 616Z', paper) +
    line('M300 270L470 250M304 310L420 296', mark, 16) +
    disc(410, 460, 56, mark),
} satisfies Record<string, Draw>;

export type GoodsKind = keyof typeof goods;
export const goodsKinds = Object.keys(goods) as GoodsKind[];

/** A thing on a table in the talent's light, whole and close up, 800 × 800. */
export const drawGoods = (seed: string, kind: GoodsKind, backdrop: BackdropName): string[] => {
  const random = createRandom(`goods ${seed}`);
  const { top, bottom, beam } = backdrops[backdrop];
  const [colour = paper, mark = ink] = random.shuffle(paints);
  const views = ['0 0 800 800', '230 240 360 360'];
  return views.map(
    (view) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="${view}"><defs>` +
      `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
      `<rect width="800" height="800" fill="url(#s)"/>${path('M300 0H500L760 800H40Z', `${beam}40`)}` +
      `${oval(400, 648, 250, 34, ink, 0.45)}${goods[kind](colour, mark)}</svg>`,
  );
};
