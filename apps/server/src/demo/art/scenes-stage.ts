import {
  crowd,
  disc,
  floor,
  ink,
  light,
  oval,
  paints,
  paper,
  paperShade,
  rect,
  type Scene,
  times,
} from './scenes-parts.ts';
import { line, path } from './svg.ts';

const microphone = (x: number, foot: number) =>
  line(`M${x} ${foot}V${foot - 270}`, ink, 9) +
  oval(x, foot, 52, 10, ink) +
  line(`M${x} ${foot - 266}L${x + 36} ${foot - 300}`, '#3A2A3E', 16) +
  disc(x + 44, foot - 308, 21, '#8C798C') +
  path(`M${x + 44} ${foot - 329}a21 21 0 0 1 0 42Z`, '#D3C8D3');

export const stageScenes = {
  concert: (random, { beam }) =>
    [180, 520, 1080, 1420]
      .map((x) => light(`M${x - 24} -10H${x + 24}L${x + random.int(60, 260)} 560H${x - random.int(60, 260)}Z`, 0.55))
      .join('') +
    light('M764 -10H836L1060 560H540Z') +
    oval(800, 540, 330, 34, beam, 0.4) +
    [90, 1330]
      .map(
        (x) =>
          rect(x, 330, 180, 210, ink) +
          disc(x + 90, 390, 46, '#38263C') +
          disc(x + 90, 482, 38, '#38263C') +
          disc(x + 90, 390, 18, beam),
      )
      .join('') +
    microphone(800, 536) +
    crowd(random, 590),
  orchestra: (_, { beam, bottom }) =>
    light('M980 -10H1120L1320 520H480Z') +
    floor(520, bottom) +
    oval(860, 530, 470, 36, beam, 0.3) +
    path('M560 400C560 330 700 330 780 300C880 262 1010 250 1090 300C1150 340 1130 400 1080 400Z', '#2A1630') +
    path('M620 330C700 220 860 120 1060 96L1090 290C1000 250 880 262 780 300Z', ink) +
    path('M620 330C700 220 860 120 1060 96L1066 120C880 150 740 236 648 326Z', '#5E465F') +
    path('M540 396H1100V440H540Z', ink) +
    rect(540, 396, 190, 16, paper) +
    times(13, (i) => rect(546 + i * 14, 396, 6, 10, ink)) +
    line('M620 440V530M900 440V530M1050 440V530', ink, 16) +
    rect(400, 450, 110, 22, '#7A1F34') +
    line('M416 472V530M494 472V530', ink, 10) +
    times(4, (i) => {
      const x = 130 + i * 62 + (i > 1 ? 1090 : 0);
      return (
        line(`M${x} 530V400`, ink, 7) +
        path(`M${x - 42} 400L${x - 34} 340H${x + 42}L${x + 34} 400Z`, i % 2 ? paperShade : paper)
      );
    }),
  theatre: (random, { beam, bottom }) =>
    light('M776 120H824L1120 560H480Z') +
    line('M800 -10V80', ink, 6) +
    path('M740 130C744 96 770 78 800 78C830 78 856 96 860 130Z', ink) +
    oval(800, 132, 40, 10, '#FFE9BE') +
    floor(500, bottom) +
    times(17, (i) => line(`M${i * 100} 500L${(i - 8) * 190 + 800} 640`, '#00000055', 3)) +
    oval(800, 566, 340, 44, beam, 0.5) +
    line('M740 570L748 430L852 430L860 570M748 430V300M852 430V300', ink, 13) +
    path('M738 416H862L868 442H732Z', '#C3342F') +
    path('M742 296H858V346H742Z', '#8E2322') +
    (random.chance(0.5)
      ? path('M1060 560L1080 330H1290L1310 560Z', '#0000004D') + path('M250 560V260H360V560Z', '#00000040')
      : path('M240 560V250C240 210 400 210 400 250V560Z', '#00000047') +
        path('M1180 560L1230 360H1330L1380 560Z', '#0000004D')),
  cinema: (_, { beam, bottom }) =>
    light('M1600 20V220L200 560H-10V420Z') +
    floor(530, bottom) +
    oval(560, 556, 330, 26, beam, 0.35) +
    line('M560 350L450 556M560 350L670 556M560 350V556', ink, 12) +
    rect(430, 230, 230, 124, '#38203A') +
    rect(430, 230, 230, 26, '#5E465F') +
    path('M660 262L760 226V360L660 324Z', ink) +
    disc(480, 190, 52, ink) +
    disc(592, 182, 62, ink) +
    disc(480, 190, 20, beam) +
    disc(592, 182, 24, beam) +
    line('M1010 556L1160 400M1160 556L1010 400M1010 400V280M1160 400V280', ink, 11) +
    path('M1000 392H1170V418H1000Z', '#BC2F43') +
    path('M1010 286H1160V336H1010Z', '#BC2F43') +
    line('M1330 556V180', ink, 10) +
    path('M1270 130L1400 96L1420 196L1296 222Z', ink) +
    path('M1270 130L1296 222L1280 226L1254 134Z', '#FFE9BE'),
  comedy: (random, { beam }) =>
    times(9, (row) =>
      times(12, (i) => {
        const x = i * 140 - (row % 2 ? 70 : 0);
        return random.chance(0.82)
          ? `<rect x="${x}" y="${row * 58}" width="132" height="50" fill="#000" opacity="${random.pick([0.08, 0.13, 0.18])}"/>`
          : '';
      }),
    ) +
    light('M820 -10H900L1180 560H520Z') +
    floor(520, ink) +
    oval(850, 540, 350, 34, beam, 0.5) +
    microphone(820, 544) +
    path('M940 400H1050L1044 424H946Z', '#8A4E26') +
    line('M956 424L936 548M1034 424L1054 548M948 486H1042', '#5A2F17', 11) +
    rect(978, 352, 30, 48, '#CFE4EA'),
  dance: (_, { beam, bottom, top }) =>
    times(
      5,
      (i) =>
        rect(110 + i * 290, 70, 230, 400, '#FFFFFF1F') +
        path(`M${110 + i * 290} 470L${200 + i * 290} 70H${270 + i * 290}L${180 + i * 290} 470Z`, '#FFFFFF1A'),
    ) +
    light('M200 -10H520L1500 640H600Z', 0.8) +
    line('M40 340H1560', '#C98F35', 14) +
    times(6, (i) => line(`M${110 + i * 280} 340V500`, ink, 8)) +
    floor(500, bottom) +
    oval(820, 560, 420, 34, beam, 0.3) +
    path('M700 560C690 530 730 512 770 520L850 546C866 552 862 566 844 566H716Z', '#E88FA2') +
    path('M880 570C872 540 912 524 950 532L1030 556C1046 562 1042 576 1024 576H896Z', '#A84E6C') +
    line('M740 516C700 460 780 440 760 380M930 528C990 470 900 440 950 380', '#FFD3D0', 9) +
    rect(0, 492, 1600, 10, top),
  studio: (random, { beam, bottom }) =>
    times(16, (i) => path(`M${i * 100} 0L${i * 100 + 50} 90L${i * 100 + 100} 0Z`, i % 2 ? '#0000002E' : '#00000047')) +
    light('M1180 -10H1300L1480 520H560Z') +
    floor(500, bottom) +
    path('M300 470H1300L1350 520H250Z', '#6A3A1E') +
    rect(250, 520, 1100, 26, '#3B1D10') +
    line('M420 470L560 300L720 250', ink, 12) +
    oval(748, 244, 36, 50, '#38203A') +
    path('M748 194A36 50 0 0 1 748 294Z', '#745E75') +
    line('M980 470V400', ink, 10) +
    rect(900, 250, 260, 160, ink) +
    times(13, (i) => {
      const h = random.int(14, 110);
      return rect(916 + i * 18, 330 - h / 2, 10, h, i % 4 ? beam : paints[1]);
    }) +
    path('M470 470C470 420 560 420 560 470Z', '#BC2F43') +
    rect(1190, 430, 56, 42, paper) +
    line('M1246 440C1270 440 1270 462 1246 462', paper, 7),
} as const satisfies Record<string, Scene>;
