import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createCache } from './query-cache.ts';

it('says that something is being saved before the next press can arrive', async () => {
  const saving = new MutationObserver(createCache(), { mutationFn: () => new Promise<void>(() => {}) });
  const onChange = vi.fn();
  saving.subscribe(notifyManager.batchCalls(({ isPending }) => onChange(isPending))); // as the hook does it
  void saving.mutate();
  await Promise.resolve();
  expect(onChange).toHaveBeenLastCalledWith(true);
});
