/** Half width, top, height and jaw (0 pointed, 1 square) of a face centred on x = 200 of a 400 × 500 sheet. */
export type Head = { w: number; t: number; h: number; jaw: number };

/** Hair, beards and jewellery are drawn for this head, then scaled to the actual head. */
const reference = { w: 70, t: 118, h: 186 };

export const round = (value: number): number => Math.round(value * 10) / 10;

export type Fit = {
  path(d: string, fill: string): string;
  line(d: string, stroke: string, width: number): string;
  dot(x: number, y: number, r: number, fill: string): string;
  ring(x: number, y: number, r: number, stroke: string, width: number): string;
};

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const fitTo = (head: Head): Fit => {
  const scale = head.w / reference.w;
  const x = (value: number) => round(200 + (value - 200) * scale);
  const y = (value: number) => round(head.t + ((value - reference.t) * head.h) / reference.h);
  const stretch = (d: string) =>
    d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => `${x(Number(px))} ${y(Number(py))}`);
  return {
    path: (d, fill) => path(stretch(d), fill),
    line: (d, stroke, width) => line(stretch(d), stroke, width),
    dot: (cx, cy, r, fill) => `<circle cx="${x(cx)}" cy="${y(cy)}" r="${round(r * scale)}" fill="${fill}"/>`,
    ring: (cx, cy, r, stroke, width) =>
      `<circle cx="${x(cx)}" cy="${y(cy)}" r="${round(r * scale)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
  };
};

export const mirror = (d: string): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => `${round(400 - Number(px))} ${py}`);
