import { crowd, disc, floor, ink, light, oval, paper, rect, type Scene, times } from './scenes-parts.ts';
import { line, path } from './svg.ts';

const ridge = (base: number, peaks: readonly (readonly [number, number])[]) =>
  `M-20 640V${base}${peaks.map(([x, y]) => `L${x} ${y}`).join('')}L1620 ${base}V640Z`;

export const outdoorScenes = {
  stadium: (random, { beam }) =>
    [160, 1440]
      .map(
        (x, i) =>
          line(`M${x} 330V90`, ink, 12) +
          rect(x - 80, 40, 160, 70, ink) +
          times(8, (n) => disc(x - 58 + (n % 4) * 39, 58 + Math.floor(n / 4) * 34, 13, '#FFF3CF')) +
          light(i ? 'M1360 60H1520L1300 640H200Z' : 'M80 60H240L1400 640H300Z', 0.45),
      )
      .join('') +
    path('M0 300C400 230 1200 230 1600 300V400H0Z', '#00000066') +
    times(150, (i) =>
      disc(
        10 + (i % 50) * 32 + random.int(-6, 6),
        296 + Math.floor(i / 50) * 26 + random.int(-5, 5),
        7,
        random.pick([paper, beam, '#D8452F', '#86B8D8', '#0006']),
      ),
    ) +
    path('M0 380H1600V640H0Z', '#2F7A4B') +
    times(5, (i) => path(`M${i * 340 + 100} 380H${i * 340 + 250}L${i * 440 + 20} 640H${i * 440 - 200}Z`, '#37895680')) +
    line('M-20 410H1620M800 410V640', paper, 6) +
    `<ellipse cx="800" cy="545" rx="230" ry="62" fill="none" stroke="${paper}" stroke-width="6"/>` +
    oval(806, 572, 42, 8, '#0005') +
    disc(800, 536, 36, paper) +
    path('M800 516L818 530L811 551H789L782 530Z', ink),
  court: (random, { beam, bottom }) =>
    light('M300 -10H520L1300 640H200Z', 0.8) +
    path('M240 330H1360L1700 660H-100Z', bottom) +
    line('M240 330L-100 660M1360 330L1700 660M240 330H1360M520 330L380 660M1080 330L1220 660M190 480H1410', paper, 7) +
    times(38, (i) => line(`M${270 + i * 28} 260V390`, '#FFFFFF47', 2)) +
    times(6, (i) => line(`M260 ${268 + i * 22}H1340`, '#FFFFFF47', 2)) +
    line('M256 258H1344', paper, 12) +
    line('M256 250V420M1344 250V420', ink, 14) +
    oval(random.int(900, 1040), 548, 44, 9, '#0006') +
    disc(960, 470, 38, '#D9E36A') +
    line('M930 446C956 456 964 486 950 506M990 446C970 456 962 470 966 482', paper, 5) +
    oval(800, 620, 500, 20, beam, 0.15),
  track: (_, { beam }) =>
    light('M1040 -10H1200L1600 360V640H300Z', 0.8) +
    path('M-20 640C200 420 700 330 1640 320V660H-20Z', '#B4412F') +
    times(5, (i) =>
      line(
        `M${-20 + i * 260} 660C${320 + i * 190} ${470 + i * 20} ${800 + i * 110} ${368 + i * 40} 1640 ${346 + i * 48}`,
        paper,
        5,
      ),
    ) +
    [
      [560, 430, 1],
      [900, 400, 0.8],
      [1180, 382, 0.62],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 130V0M170 130V0M-30 130H30M140 130H200', ink, 9)}${rect(-10, -8, 190, 34, paper)}${rect(60, -8, 50, 34, '#D8452F')}</g>`,
      )
      .join('') +
    oval(760, 600, 420, 20, beam, 0.2),
  mountains: (random, { beam, top }) =>
    disc(random.int(980, 1200), 190, 104, beam) +
    light('M900 -10H1300L1600 640H300Z', 0.4) +
    path(
      ridge(430, [
        [140, 330],
        [330, 400],
        [560, 210],
        [760, 380],
        [980, 260],
        [1240, 400],
        [1430, 300],
      ]),
      top,
    ) +
    path(
      ridge(520, [
        [200, 440],
        [430, 300],
        [620, 460],
        [840, 150],
        [1090, 440],
        [1300, 360],
        [1500, 470],
      ]),
      '#00000059',
    ) +
    path('M840 150L742 280L800 262L836 300L880 254L934 262Z', paper) +
    path('M840 150L934 262L880 254L860 276Z', '#FFFFFF') +
    path('M430 300L366 382L410 370L436 394L470 366L494 372Z', paper) +
    path(
      ridge(600, [
        [120, 560],
        [420, 500],
        [700, 590],
        [1000, 520],
        [1330, 600],
      ]),
      ink,
    ) +
    line('M840 150V84', ink, 5) +
    path('M842 86L902 102L842 120Z', '#F0623D') +
    times(9, (i) => path(`M${60 + i * 176} 640L${96 + i * 176} ${470 + ((i * 37) % 60)}L${132 + i * 176} 640Z`, ink)),
  sea: (random, { beam, bottom }) =>
    disc(1120, 300, 128, beam) +
    light('M1000 300H1240L1400 640H840Z', 0.7) +
    times(5, (i) => {
      const y = 370 + i * 56;
      const waves = times(9, () => `q50 ${random.int(-34, -18)} 100 0t100 0`);
      return `<path d="M${-40 - i * 30} ${y}${waves}V660H-80Z" fill="${i % 2 ? bottom : '#0A2A3A'}" opacity="${0.55 + i * 0.1}"/>`;
    }) +
    path('M520 430H820L770 492H570Z', '#6A3A1E') +
    line('M660 430V120', ink, 8) +
    path('M652 140V410H500Z', paper) +
    path('M668 120C770 200 800 320 810 410H668Z', '#F0623D') +
    line('M140 150q26 -24 46 0q20 -24 46 0M300 100q20 -18 36 0q16 -18 36 0', ink, 5),
  lighthouse: (random, { beam, bottom }) =>
    `<path d="M1030 150L-20 20V330Z" fill="${beam}" opacity=".75"/>` +
    `<path d="M1090 150L1620 60V260Z" fill="${beam}" opacity=".45"/>` +
    times(30, () => disc(random.int(0, 1600), random.int(0, 240), 2, paper)) +
    rect(0, 420, 1600, 220, bottom) +
    times(9, (i) => line(`M${random.int(0, 900)} ${440 + i * 20}h${random.int(60, 200)}`, '#FFFFFF33', 4)) +
    path('M760 640C800 500 900 470 1060 466C1240 470 1420 520 1500 640Z', ink) +
    path('M1000 470L1024 190H1096L1120 470Z', paper) +
    path('M1060 190H1096L1120 470H1060Z', '#DCC9B4') +
    path('M1018 260H1102L1108 330H1012ZM1006 400H1114L1120 470H1000Z', '#D8452F') +
    rect(1010, 180, 100, 14, ink) +
    rect(1030, 124, 60, 58, '#FFE9BE') +
    path('M1022 126L1060 84L1098 126Z', '#8E2322') +
    line('M1030 124V182M1060 124V182M1090 124V182', ink, 5),
  garden: (random, { beam, bottom }) =>
    light('M1080 -10H1300L1560 640H260Z', 0.9) +
    path('M300 500V190L800 60L1300 190V500Z', '#FFFFFF1F') +
    line('M300 500V190L800 60L1300 190V500M800 60V500M550 126V500M1050 126V500M300 340H1300', paper, 8) +
    floor(500, bottom) +
    times(15, (i) => {
      const [x, h] = [60 + i * 108, random.int(70, 170)];
      const leaf = (side: number, at: number) =>
        path(
          `M${x} ${520 - h * at}q${side * 62} -64 ${side * 84} -6q-${38 * side} 34 -${84 * side} 6Z`,
          random.pick(['#3E7A48', '#2C5E3E', '#5E9A52']),
        );
      return (
        line(`M${x} 540V${520 - h}`, '#2C5E3E', 7) +
        leaf(1, 0.3) +
        leaf(-1, 0.5) +
        leaf(1, 0.75) +
        disc(x, 512 - h, 17, random.pick(['#F0623D', '#FFC859', '#E88FA2', paper])) +
        path(`M${x - 40} 540H${x + 40}L${x + 28} 610H${x - 28}Z`, i % 2 ? '#B9674F' : '#8A4030')
      );
    }) +
    oval(800, 632, 700, 10, beam, 0.1),
  festival: (random, { beam }) =>
    light('M700 -10H900L1300 600H300Z') +
    line('M-20 90C260 190 540 190 800 100C1060 190 1340 190 1620 90', ink, 4) +
    times(17, (i) => {
      const x = 20 + i * 98;
      const y = 96 + Math.abs(Math.sin((i / 8) * Math.PI)) * 66;
      return path(
        `M${x - 26} ${y}H${x + 26}L${x} ${y + 56}Z`,
        ['#F0623D', '#FFC859', '#259274', paper, '#AD90CE'][i % 5] ?? paper,
      );
    }) +
    path('M470 540V330L800 220L1130 330V540Z', ink) +
    path('M510 540V356L800 262L1090 356V540Z', '#FFE2A0') +
    path('M510 540V356L800 262V540Z', '#FFF0CF') +
    line('M800 470V380', ink, 8) +
    disc(800, 372, 16, ink) +
    oval(800, 540, 400, 26, beam, 0.6) +
    crowd(random, 590),
} as const satisfies Record<string, Scene>;
