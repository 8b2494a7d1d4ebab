import { disc, floor, ink, light, oval, paints, paper, paperShade, rect, type Scene, times } from './scenes-parts.ts';
import { line, path } from './svg.ts';

const jar = (x: number, y: number, fill: string) =>
  rect(x, y, 60, 74, fill) +
  line(
    `M${x + 16} ${y}L${x - 4} ${y - 92}M${x + 30} ${y}V${y - 110}M${x + 44} ${y}L${x + 64} ${y - 84}`,
    '#C98F35',
    8,
  ) +
  disc(x + 30, y - 112, 12, '#D8452F') +
  disc(x - 5, y - 96, 11, '#2E6074') +
  disc(x + 65, y - 88, 11, '#E9B44C');

const pawn = (x: number, y: number, s: number, lit: string, shade: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-46 0H46L36 -26H-36ZM-26 -26H26C16 -70 16 -90 20 -110H-20C-16 -90 -16 -70 -26 -26ZM0 -190A36 36 0 1 1 0 -118A36 36 0 1 1 0 -190Z', shade)}${path('M0 0H46L36 -26H26C16 -70 16 -90 20 -110H0ZM0 -190A36 36 0 0 1 0 -118Z', lit)}</g>`;

const king = (x: number, y: number, s: number, lit: string, shade: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-60 0H60L48 -34H-48ZM-36 -34H36C22 -110 24 -150 44 -220C20 -236 -20 -236 -44 -220C-24 -150 -22 -110 -36 -34ZM-8 -236V-256H-26V-274H-8V-296H8V-274H26V-256H8V-236Z', shade)}${path('M0 0H60L48 -34H36C22 -110 24 -150 44 -220C32 -228 16 -232 0 -232ZM0 -236H8V-256H26V-274H8V-296H0Z', lit)}</g>`;

const deskWalls: readonly [string, ...string[]] = [
  rect(180, 70, 330, 330, ink) +
    path('M196 86H340V232H196ZM352 86H494V232H352ZM196 246H340V386H196ZM352 246H494V386H352Z', '#FFDF9C'),
  path('M190 400V200C190 100 490 100 490 200V400Z', ink) +
    path('M206 386V206C206 124 474 124 474 206V386Z', '#1E2C50') +
    disc(400, 196, 38, '#FFE9BE') +
    disc(384, 186, 34, '#1E2C50') +
    disc(260, 210, 4, paper) +
    disc(300, 160, 3, paper),
  rect(150, 250, 400, 16, ink) +
    times(9, (i) => rect(164 + i * 42, 130 + ((i * 29) % 50), 36, 120 - ((i * 29) % 50), paints[i] ?? paper)),
  rect(200, 90, 130, 170, paper) +
    rect(360, 120, 150, 130, '#C98F35') +
    disc(265, 160, 34, '#D8452F') +
    line('M225 230H305', paperShade, 6) +
    path('M374 236V190L430 160L496 210V236Z', '#2E6074'),
];

export const indoorScenes = {
  library: (random, { bottom }) =>
    times(3, (row) => {
      let x = 40;
      let [books, spines, bands] = ['', '', ''];
      while (x < 1540) {
        const [w, h] = [random.int(26, 52), random.int(96, 150)];
        const y = 200 + row * 185 - h;
        if (random.chance(0.9)) {
          books += rect(x, y, w, h, random.pick(paints));
          spines += `M${x} ${y}v${h}h${w >> 2}v-${h}Z`;
          bands += `M${x} ${y + 20}v7h${w}v-7Z`;
        } else x += 40;
        x += w + 3;
      }
      return books + path(spines, '#0000002E') + path(bands, '#FFFFFF59') + rect(0, 200 + row * 185, 1600, 22, bottom);
    }) +
    light('M900 -10H1100L1500 640H300Z', 0.75) +
    line('M1180 640L1260 20M1330 640L1340 20', '#8A4E26', 14) +
    times(8, (i) => line(`M${1190 + i * 9} ${560 - i * 72}H${1332 + i}`, '#8A4E26', 10)),
  desk: (random, { bottom }) =>
    random.pick(deskWalls) +
    light('M1180 110H1270L1500 500H640Z') +
    floor(500, bottom) +
    rect(0, 484, 1600, 24, '#6A3A1E') +
    path('M690 484L720 372H1000L1030 484Z', '#2E6074') +
    path('M860 372H1000L1030 484H860Z', '#43809A') +
    times(20, (i) => disc(738 + (i % 10) * 28 - Math.floor(i / 10) * 6, 420 + Math.floor(i / 10) * 30, 9, paper)) +
    path('M750 372L764 200H956L970 372Z', paper) +
    rect(700, 340, 320, 40, ink) +
    line('M790 240H920M788 268H930M786 296H880', paperShade, 6) +
    line('M1330 484V300L1226 150', ink, 10) +
    path('M1160 150L1240 92L1290 156L1200 212Z', '#D8452F') +
    oval(1330, 486, 70, 12, ink) +
    rect(560, 416, 66, 68, '#E9B44C') +
    line('M626 430C660 430 660 466 626 466', '#E9B44C', 9) +
    times(4, (i) => rect(1400 - i * 6, 452 - i * 30, 150, 30, paints[(i * 3) % 10] ?? paper)),
  kitchen: (random, { bottom }) =>
    times(6, (row) =>
      times(
        16,
        (i) =>
          `<rect x="${i * 102}" y="${row * 72}" width="96" height="66" fill="#fff" opacity="${random.pick([0.04, 0.07, 0.1])}"/>`,
      ),
    ) +
    light('M700 -10H860L1220 480H420Z') +
    line('M120 90H1480', ink, 12) +
    times(5, (i) => {
      const x = 220 + i * 290;
      return (
        line(`M${x} 90V150`, ink, 7) +
        (i % 2
          ? path(`M${x - 80} 150H${x + 80}V176C${x + 80} 250 ${x - 80} 250 ${x - 80} 176Z`, '#B9674F') +
            path(`M${x} 150H${x + 80}V176C${x + 80} 216 ${x + 40} 232 ${x} 232Z`, '#D98B62')
          : disc(x, 214, 66, '#38203A') + disc(x, 214, 46, '#5E465F'))
      );
    }) +
    floor(470, bottom) +
    rect(0, 456, 1600, 26, paper) +
    path('M600 456V330H860V456Z', '#BC2F43') +
    path('M730 330H860V456H730Z', '#E5523A') +
    rect(584, 312, 292, 22, ink) +
    disc(730, 302, 14, ink) +
    line('M650 270q-20 -34 6 -62M730 262q-20 -34 6 -62M806 270q-20 -34 6 -62', '#FFFFFF8C', 9) +
    disc(1010, 412, 44, '#F0623D') +
    disc(1090, 418, 38, '#D8452F') +
    path('M1150 456C1150 380 1260 380 1260 456Z', '#7D8F46') +
    line('M1010 368q6 -22 24 -26M1090 380q4 -18 20 -22', '#3E6B3A', 8) +
    path('M330 456L500 420L520 440L350 470Z', '#D3C8D3') +
    line('M330 460L250 478', ink, 18),
  gallery: (random, { beam, bottom }) =>
    floor(520, bottom) +
    times(4, (i) => {
      const [x, w] = [120 + i * 370, random.int(220, 280)];
      const h = random.int(230, 310);
      const y = 270 - h / 2;
      const [a, b, c] = random.shuffle(paints);
      return (
        light(`M${x + w / 2 - 20} -10H${x + w / 2 + 20}L${x + w + 60} 470H${x - 60}Z`, 0.55) +
        rect(x - 14, y - 14, w + 28, h + 28, '#C98F35') +
        rect(x, y, w, h, a ?? paper) +
        random.pick([
          disc(x + w * 0.55, y + h * 0.42, w * 0.28, b ?? paper) +
            path(`M${x} ${y + h}V${y + h * 0.7}L${x + w} ${y + h * 0.55}V${y + h}Z`, c ?? ink),
          path(`M${x} ${y}H${x + w * 0.5}L${x + w * 0.3} ${y + h}H${x}Z`, b ?? paper) +
            disc(x + w * 0.7, y + h * 0.7, w * 0.18, c ?? ink),
          times(4, (n) =>
            rect(x + (n * w) / 4, y + h * (0.2 + 0.18 * ((n * 3) % 4)), w / 4, h * 0.35, (n % 2 ? b : c) ?? ink),
          ),
          path(
            `M${x} ${y + h}C${x + w * 0.3} ${y + h * 0.3} ${x + w * 0.7} ${y + h * 0.9} ${x + w} ${y + h * 0.2}V${y + h}Z`,
            b ?? ink,
          ) + disc(x + w * 0.28, y + h * 0.26, w * 0.13, c ?? paper),
        ])
      );
    }) +
    oval(800, 574, 520, 26, beam, 0.25) +
    path('M560 540H1040V566H560Z', '#6A3A1E') +
    line('M610 566V610M990 566V610', ink, 14),
  easel: (random, { beam, bottom }) => {
    const [a, b, c] = random.shuffle(paints);
    return (
      light('M1100 -10H1290L1420 540H420Z') +
      floor(510, bottom) +
      oval(800, 560, 400, 30, beam, 0.4) +
      line('M700 570L790 60M900 570L810 60M800 420L860 580', '#8A4E26', 16) +
      rect(610, 110, 380, 300, paper) +
      path('M610 410V320C720 240 800 380 990 260V410Z', a ?? ink) +
      disc(870, 206, 52, b ?? ink) +
      path('M610 410V372C740 330 860 420 990 350V410Z', c ?? ink) +
      rect(590, 408, 420, 20, '#6A3A1E') +
      rect(1120, 440, 300, 18, '#6A3A1E') +
      line('M1150 458V580M1390 458V580', '#3B1D10', 12) +
      jar(1160, 366, '#86B8D8') +
      jar(1290, 366, '#F2E3C8') +
      path(
        'M230 580C180 520 240 450 330 460C430 470 460 540 400 580C360 604 350 560 320 570C290 580 260 610 230 580Z',
        '#C98F35',
      ) +
      [paints[1], paints[3], paints[4], paints[0]]
        .map((fill, i) => disc(262 + i * 44, 510 + (i % 2) * 18, 15, fill))
        .join('')
    );
  },
  observatory: (random, { beam, bottom }) =>
    times(90, () => disc(random.int(0, 1600), random.int(0, 460), random.int(1, 3), '#FFF8EC')) +
    disc(1240, 170, 92, '#E9B44C') +
    path('M1240 78A92 92 0 0 1 1240 262C1290 220 1290 120 1240 78Z', '#FFE2A0') +
    `<ellipse cx="1240" cy="178" rx="172" ry="34" fill="none" stroke="${paper}" stroke-width="9" transform="rotate(-14 1240 178)"/>` +
    light('M640 330L1260 -40H1600V120Z', 0.45) +
    path('M240 640V520A270 270 0 0 1 780 520V640Z', ink) +
    path('M510 250A270 270 0 0 1 780 520V640H510Z', '#27304F') +
    path('M560 258L650 290L560 520H470Z', beam) +
    path('M500 500L760 220L820 276L580 520Z', '#5E465F') +
    path('M752 228L796 184L862 246L820 284Z', paper) +
    floor(600, bottom) +
    disc(180, 140, 5, paper) +
    line('M180 140L300 90L390 170L330 250', '#FFFFFF66', 2) +
    [
      [300, 90],
      [390, 170],
      [330, 250],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 6, paper))
      .join(''),
  laboratory: (random, { beam, bottom }) =>
    light('M280 -10H440L1000 520H160Z', 0.9) +
    times(8, (i) => rect(930 + i * 72, 120 - random.int(50, 90), 46, 90, random.pick(paints))) +
    rect(900, 120, 620, 40, ink) +
    floor(500, bottom) +
    rect(0, 486, 1600, 24, paper) +
    path('M430 486C420 440 560 440 590 486Z', ink) +
    line('M560 470C640 400 610 300 540 270', ink, 26) +
    path('M440 150L500 120L590 300L530 330Z', '#5E465F') +
    path('M420 116L490 80L506 112L436 148Z', ink) +
    rect(430, 392, 150, 16, ink) +
    path('M800 250H880V330L960 486H720L800 330Z', '#FFFFFF59') +
    path('M776 378H904L960 486H720Z', random.pick(['#259274', '#AD90CE', '#F0623D'])) +
    disc(820, 440, 12, '#FFFFFF8C') +
    disc(868, 410, 8, '#FFFFFF8C') +
    path('M1062 262H1128V348A76 76 0 1 1 1062 348Z', '#FFFFFF59') +
    path('M1020 424H1170A76 76 0 0 1 1020 424Z', '#FFC859') +
    rect(1260, 340, 200, 146, '#38203A') +
    times(
      5,
      (i) =>
        rect(1280 + i * 36, 300, 22, 150, '#FFFFFF59') +
        rect(1280 + i * 36, 350 + i * 12, 22, 100 - i * 12, paints[i] ?? beam),
    ),
  chess: (_, { beam }) =>
    light('M760 -10H900L1300 520H400Z') +
    path('M200 430H1400L1760 680H-160Z', '#6A3A1E') +
    times(32, (i) => {
      const row = Math.floor(i / 4);
      const y = (r: number) => 436 + (r / 8) ** 1.3 * 230;
      const x = (c: number, r: number) => 800 + (c - 4) * (146 + (r / 8) ** 1.3 * 76);
      const c = (i % 4) * 2 + (row % 2);
      return path(
        `M${x(c, row)} ${y(row)}H${x(c + 1, row)}L${x(c + 1, row + 1)} ${y(row + 1)}H${x(c, row + 1)}Z`,
        '#F2E3C8',
      );
    }) +
    oval(800, 520, 420, 40, beam, 0.35) +
    pawn(420, 500, 0.9, paper, paperShade) +
    king(640, 540, 1.15, paper, paperShade) +
    pawn(860, 490, 0.85, '#5E465F', ink) +
    king(1060, 520, 1.05, '#5E465F', ink) +
    pawn(1260, 560, 1.1, '#5E465F', ink),
  arcade: (random, { beam, bottom }) =>
    times(24, (i) => line(`M${i * 70} 0V640`, '#FFFFFF0D', 2)) +
    floor(540, bottom) +
    times(5, (i) => {
      const x = 110 + i * 292;
      const [a, b] = random.shuffle(paints);
      return (
        path(`M${x} 560V150L${x + 24} 90H${x + 196}L${x + 220} 150V560Z`, ink) +
        rect(x + 24, 104, 172, 46, a ?? beam) +
        rect(x + 30, 176, 160, 140, '#0C2A3A') +
        times(7, () => rect(x + 40 + random.int(0, 8) * 16, 190 + random.int(0, 6) * 16, 14, 14, random.pick(paints))) +
        path(`M${x + 10} 346H${x + 210}L${x + 226} 392H${x - 6}Z`, b ?? beam) +
        line(`M${x + 60} 366V338`, paper, 6) +
        disc(x + 60, 332, 11, '#D8452F') +
        disc(x + 130, 368, 9, paper) +
        disc(x + 162, 368, 9, '#FFC859') +
        light(`M${x + 30} 316H${x + 190}L${x + 260} 640H${x - 40}Z`, 0.22)
      );
    }) +
    oval(800, 590, 700, 24, beam, 0.15),
} as const satisfies Record<string, Scene>;
