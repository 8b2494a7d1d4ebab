import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblem, fieldWords } from './field-problem.ts';

const schema = z.object({
  name: z.string().trim().min(4).max(10),
  email: z.email(),
  age: z.int().min(18).max(120),
  tags: z.array(z.string()).min(1).max(2),
  phone: z.union([z.literal(''), z.string().max(5).regex(/^\d+$/)]).optional(),
  way: z.discriminatedUnion('method', [z.object({ method: z.literal('a') }), z.object({ method: z.literal('b') })]),
  page: z.string().refine(() => false, { params: { word: 'taken' } }),
});
const fine = { name: 'Olena', email: 'a@b.co', age: 20, tags: ['x'], phone: '', way: { method: 'a' }, page: 'p' };

const wordsFor = (change: object) => {
  const { error } = schema.safeParse({ ...fine, ...change }, { reportInput: true });
  return Object.fromEntries(
    (error?.issues ?? [])
      .filter(({ path }) => path[0] !== 'page')
      .map((issue) => [issue.path.join('.'), fieldProblem(issue)]),
  );
};

describe('what is wrong with a field is one word of the list', () => {
  it.each([
    [{ name: undefined }, { name: 'required' }],
    [{ name: '   ' }, { name: 'required' }],
    [{ name: 5 }, { name: 'invalid' }],
    [{ name: 'Ann' }, { name: 'tooShort' }],
    [{ name: 'a'.repeat(11) }, { name: 'tooLong' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'nobody' }, { email: 'invalid' }],
    [{ age: 17 }, { age: 'tooSmall' }],
    [{ age: 121 }, { age: 'tooLarge' }],
    [{ age: 'x' }, { age: 'invalid' }],
    [{ tags: [] }, { tags: 'tooSmall' }],
    [{ tags: ['a', 'b', 'c'] }, { tags: 'tooLarge' }],
    [{ phone: 'x' }, { phone: 'invalid' }],
    [{ phone: '123456' }, { phone: 'tooLong' }],
    [{ way: undefined }, { way: 'required' }],
    [{ way: {} }, { 'way.method': 'required' }],
    [{ way: { method: 'c' } }, { 'way.method': 'invalid' }],
  ])('%j', (change, words) => {
    expect(wordsFor(change)).toEqual(words);
  });

  it('which a rule of our own may choose', () => {
    const [issue] = schema.safeParse(fine, { reportInput: true }).error?.issues ?? [];
    expect(issue && fieldProblem(issue)).toBe('taken');
    expect(new Set(fieldWords).size).toBe(fieldWords.length);
  });
});
