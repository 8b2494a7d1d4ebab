import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chart } from './chart.tsx';

const point = (key: string, value: number) => ({ key, label: key, name: `Month ${key}`, value, words: `$${value}` });
const table = { open: 'Show as table', name: 'Month', value: 'Income' };
const drawn = (values: number[], look?: 'bars' | 'line') =>
  renderToStaticMarkup(
    <Chart
      title="Income"
      now="$5"
      more="this month"
      points={values.map((value, n) => point(String(n + 1), value))}
      table={table}
      {...(look && { look })}
    />,
  );
const heights = (markup: string) =>
  [...markup.matchAll(/height="([\d.]+)"/g)].map(([, height]) => Number(height)).filter((height) => height !== 100);

it('says in a table what the picture shows, the newest first', () => {
  const markup = drawn([10, 20, 5]);
  const rows = [...markup.matchAll(/<th scope="row">([^<]+)<\/th><td>([^<]+)</g)].map(([, name, words]) => [
    name,
    words,
  ]);
  expect(rows).toEqual([
    ['Month 3', '$5'],
    ['Month 2', '$20'],
    ['Month 1', '$10'],
  ]);
  expect(markup).toMatch(/<svg[^>]* aria-hidden="true"/);
});

it('draws each bar beside the highest, and names that one', () => {
  const markup = drawn([10, 40, 5]);
  expect(heights(markup)).toEqual([25, 12.5]);
  expect(markup).toContain('>$40</span>');
});

it('draws a floor when there is nothing yet', () => {
  expect(heights(drawn([0, 0]))).toEqual([0, 0]);
  expect(drawn([0, 0], 'line')).not.toContain('NaN');
});
