import { ApiError } from '@stagedoor/contract/errors';
import { describe, expect, it, vi } from 'vitest';
import { verified } from './verified.ts';

const unverified = () => new ApiError('incompleteRequest', { reason: { kind: 'verifySession' } });

describe('something that needs a verified session', () => {
  it('is done at once where the session is verified', async () => {
    expect(await verified(async () => 'done')).toBe('done');
  });

  it('is done again after the person has shown who it is', async () => {
    const act = vi.fn().mockRejectedValueOnce(unverified()).mockResolvedValueOnce('done');
    expect(await verified(act, async () => 'verified')).toBe('done');
  });

  it('stays undone when the person closes the question', async () => {
    const act = vi.fn().mockRejectedValue(unverified());
    await expect(verified(act, async () => undefined)).rejects.toMatchObject({ name: 'incompleteRequest' });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('asks nothing about other refusals', async () => {
    const act = vi.fn().mockRejectedValue(new ApiError('invalidPhone'));
    const verify = vi.fn();
    await expect(verified(act, verify)).rejects.toMatchObject({ name: 'invalidPhone' });
    expect(act).toHaveBeenCalledTimes(1);
    expect(verify).not.toHaveBeenCalled();
  });
});
