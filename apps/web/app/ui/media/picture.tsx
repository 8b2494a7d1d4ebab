import { ClosedDoor } from './closed-door.tsx';
import styles from './picture.module.css';

type Props = {
  /** The picture's base URL; null shows the drawing of a closed door. */
  base: string | null;
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Visible without scrolling: loaded at once. */
  eager?: boolean;
  /** The main picture: loaded with high priority, before the others. */
  first?: boolean;
  away?: boolean;
};

const portraitWidths = [160, 320, 640, 960];
const pictureWidths = [320, 640, 1280, 1920];
const coverWidths = [640, 1280, 1920];

const setOf = (base: string, widths: number[]) => widths.map((width) => `${base}/${width}.webp ${width}w`).join(', ');

/** A portrait in 4:5. Fills its box. */
export const Portrait = ({ base, alt, sizes, eager = false, first = false, away = false }: Props) => {
  if (base === null)
    return (
      <span className={styles.empty} {...(alt && { role: 'img', 'aria-label': alt })}>
        <ClosedDoor />
      </span>
    );
  return (
    <img
      className={styles.picture}
      data-away={away}
      src={`${base}/640.webp`}
      srcSet={setOf(base, portraitWidths)}
      sizes={sizes}
      width={640}
      height={800}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding="async"
    />
  );
};

type PictureProps = Omit<Props, 'base' | 'first'> & {
  base: string;
  /** Shows all of it instead of filling the box. */
  whole?: boolean;
  /** Of the picture itself: it keeps its proportions, and its room before it is loaded. */
  shape?: { width: number; height: number };
  onError?: () => void;
};

/** A picture of a product or place. Fills its box. */
export const Picture = ({
  base,
  alt,
  sizes,
  eager = false,
  away = false,
  whole = false,
  shape,
  onError,
}: PictureProps) => (
  <img
    className={whole ? styles.whole : styles.picture}
    data-shaped={shape !== undefined}
    data-away={away}
    src={`${base}/640.webp`}
    srcSet={setOf(base, pictureWidths)}
    sizes={sizes}
    width={shape?.width ?? 640}
    height={shape?.height ?? 384}
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    onError={onError}
  />
);

/** A decorative wide picture in 5:2. */
export const Cover = ({ base }: { base: string }) => (
  <img
    className={styles.picture}
    src={`${base}/1280.webp`}
    srcSet={setOf(base, coverWidths)}
    sizes="(max-width: 1328px) 100vw, 83rem"
    width={1280}
    height={512}
    alt=""
    decoding="async"
  />
);
