import type { RouteConfigEntry } from '@react-router/dev/routes';
import { isNickname } from '@stagedoor/contract/nickname';
import { expect, it } from 'vitest';
import routes from './routes.ts';

const firstSegments = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => (path ? [path.split('/')[0] ?? ''] : firstSegments(children)));

it('has no page whose name somebody could take as a nickname', () => {
  const pages = firstSegments(routes).filter((segment) => !segment.startsWith(':') && segment !== '*');
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter(isNickname)).toEqual([]);
});
