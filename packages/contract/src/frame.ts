type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

// Of the picture's width.
const border = 0.04;
const foot = 0.2;

/** The margin around a picture that is framed with its certificate: the same on three sides, wider at the foot. */
export const frameOf = ({ width, height }: Size): { whole: Size; picture: Box; foot: number } => {
  const edge = Math.round(width * border);
  const below = Math.round(width * foot);
  const whole = { width: width + 2 * edge, height: height + edge + below };
  return { whole, picture: { left: edge, top: edge, width, height }, foot: below };
};

/** Where the picture is in a framed one, of any size; null for what is too low to be framed. */
export const pictureIn = ({ width, height }: Size): Box | null => {
  const inner = width / (1 + 2 * border);
  const box = { left: inner * border, top: inner * border, width: inner, height: height - inner * (border + foot) };
  return box.height > 0 ? box : null;
};
