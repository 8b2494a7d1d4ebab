import type { Call } from '@stagedoor/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { findPeople, nextPage } from './api.ts';

const page = (currentPage: number, totalPages: number) => ({ items: [], currentPage, totalPages });

describe('explore', () => {
  it('has a next page until the last one', () => {
    expect(nextPage(page(0, 2))).toBe(1);
    expect(nextPage(page(1, 2))).toBeUndefined();
    expect(nextPage(page(0, 0))).toBeUndefined();
  });

  it('asks for a group, or for a category within it, sixteen at a time', async () => {
    const call = vi.fn() as unknown as Call;
    await findPeople(call, { group: 'music', category: null }, 0, 'uk');
    await findPeople(call, { group: 'music', category: 'singers' }, 2, 'uk');
    const rest = { query: { language: 'uk' } };
    expect(call).toHaveBeenNthCalledWith(1, 'findUsersByGroupName', {
      params: { groupName: 'music' },
      body: { page: 0, size: 16 },
      ...rest,
    });
    expect(call).toHaveBeenNthCalledWith(2, 'findUsersByGroupAndCategory', {
      params: { groupName: 'music', categoryName: 'singers' },
      body: { page: 2, size: 16 },
      ...rest,
    });
  });
});
