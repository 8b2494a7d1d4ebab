import { describe, expect, it } from 'vitest';
import { paths, safeNext } from './paths.ts';

describe('the way back after a login', () => {
  it('is a page of this site', () => {
    expect(safeNext('/explore?group=music')).toBe('/explore?group=music');
  });

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is the start page instead of %s',
    (next) => {
      expect(safeNext(next)).toBe('/');
    },
  );
});

describe('addresses', () => {
  it('call a person by nickname, else by number', () => {
    expect(paths.profile({ idUser: 7, nickname: 'orysia' })).toBe('/orysia');
    expect(paths.profile({ idUser: 7, nickname: null })).toBe('/7');
  });

  it('name group and category only where they are given', () => {
    expect(paths.explore()).toBe('/explore');
    expect(paths.explore('stage & screen', 'film')).toBe('/explore?group=stage+%26+screen&category=film');
  });
});
