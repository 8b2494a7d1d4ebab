import { Refusal } from '@stagedoor/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { verified } from './verified.ts';

const answers: (string | undefined)[] = [];
vi.mock('./ask.tsx', () => ({ ask: async () => answers.shift() }));

const unverified = () => new Refusal('incompleteRequest', { reason: { kind: 'verifySession' } });

describe('something that needs a verified session', () => {
  it('is done at once where the session is verified', async () => {
    expect(await verified(async () => 'done')).toBe('done');
  });

  it('is done again after the person has shown who it is', async () => {
    answers.push('verified');
    const act = vi.fn().mockRejectedValueOnce(unverified()).mockResolvedValueOnce('done');
    expect(await verified(act)).toBe('done');
  });

  it('stays undone when the person closes the question', async () => {
    answers.push(undefined);
    const act = vi.fn().mockRejectedValue(unverified());
    await expect(verified(act)).rejects.toMatchObject({ name: 'incompleteRequest' });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('asks nothing about other refusals', async () => {
    const act = vi.fn().mockRejectedValue(new Refusal('invalidPhone'));
    await expect(verified(act)).rejects.toMatchObject({ name: 'invalidPhone' });
    expect(act).toHaveBeenCalledTimes(1);
  });
});
