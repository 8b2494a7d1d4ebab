import { type ReactNode, useId } from 'react';
import styles from './chart.module.css';

export type ChartPoint = {
  key: string;
  /** Below the chart. */
  label: string;
  /** In the table and on hover. */
  name: string;
  value: number;
  words: string;
};

type Props = {
  title: string;
  /** The current value, with its label. */
  now: string;
  more: string;
  points: readonly ChartPoint[];
  /** Every n-th point has a label, counted back from the last. */
  every?: number;
  look?: 'bars' | 'line';
  table: { open: string; name: string; value: string };
  children?: ReactNode;
};

const height = 100;
const column = 10;

/** A value over time. Screen readers skip the drawing; the table below has the same data. */
export const Chart = ({ title, now, more, points, every = 1, look = 'bars', table, children }: Props) => {
  const id = useId();
  const Picture = look === 'bars' ? Bars : Line;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <h3 id={id}>{title}</h3>
        <p className={styles.now}>
          <b>{now}</b> <span>{more}</span>
        </p>
      </figcaption>
      <Scale points={points}>
        <svg
          viewBox={`0 0 ${points.length * column} ${height}`}
          preserveAspectRatio="none"
          className={styles.picture}
          data-empty={highestOf(points).value === 0}
          aria-hidden="true"
        >
          <Picture points={points} />
        </svg>
      </Scale>
      <Labels points={points} every={every} />
      {children}
      <details className={styles.table}>
        <summary>{table.open}</summary>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{table.name}</th>
              <th scope="col">{table.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ key, name, words }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};

const highestOf = (points: readonly ChartPoint[]) =>
  points.reduce((highest, point) => (point.value > highest.value ? point : highest), points[0] ?? nothing);
const nothing = { value: 0, words: '' };

/** The highest value on its line, as the chart's scale. */
const Scale = ({ points, children }: { points: readonly ChartPoint[]; children: ReactNode }) => {
  const { value, words } = highestOf(points);
  return (
    <div className={styles.scale}>
      <span className={styles.most} aria-hidden="true">
        {value > 0 && words}
      </span>
      {children}
    </div>
  );
};

const heightOf = (value: number, points: readonly ChartPoint[]) =>
  (Math.max(0, value) / Math.max(1, highestOf(points).value)) * height;

/** A few bars are spaced further apart, so that none becomes too wide. */
const Bars = ({ points }: { points: readonly ChartPoint[] }) => {
  const gap = points.length > 8 ? 1.5 : 3;
  return points.map(({ key, name, value, words }, n) => {
    const tall = heightOf(value, points);
    return (
      <g key={key} className={styles.bar} data-now={n === points.length - 1}>
        <title>{`${name}: ${words}`}</title>
        <rect className={styles.reach} x={n * column} y={0} width={column} height={height} />
        <rect x={n * column + gap} y={height - tall} width={column - 2 * gap} height={tall} />
      </g>
    );
  });
};

const Line = ({ points }: { points: readonly ChartPoint[] }) => {
  const spots = points.map(({ value }, n) => `${(n + 0.5) * column},${height - heightOf(value, points)}`);
  const [first, last] = [column / 2, (points.length - 0.5) * column];
  return (
    <>
      <polygon className={styles.area} points={`${first},${height} ${spots.join(' ')} ${last},${height}`} />
      <polyline className={styles.line} points={spots.join(' ')} />
      {points.map(({ key, name, words }, n) => (
        <rect key={key} className={styles.reach} x={n * column} y={0} width={column} height={height}>
          <title>{`${name}: ${words}`}</title>
        </rect>
      ))}
    </>
  );
};

const Labels = ({ points, every }: { points: readonly ChartPoint[]; every: number }) => (
  <div className={styles.labels} data-dense={every > 1} aria-hidden="true">
    {points.map(({ key, label }, n) => (
      <span key={key}>{(points.length - 1 - n) % every === 0 && label}</span>
    ))}
  </div>
);
