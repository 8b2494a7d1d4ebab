import type { Pusher, PushTarget } from '../../apps/server/src/platform/ports/push.ts';

/** Collects what the program pushes; subscriptions can be made to expire. */
export const aPushbox = () => {
  const pushed: (PushTarget & { payload: unknown })[] = [];
  const gone = new Set<string>();
  const pusher: Pusher = {
    publicKey: 'a-public-key',
    mayReach: (endpoint) => endpoint.startsWith('https://push.example/'),
    send: async (target, payload) => {
      if (gone.has(target.endpoint)) return 'gone';
      pushed.push({ ...target, payload: JSON.parse(payload) });
      return 'sent';
    },
  };
  return { pushed, gone, pusher };
};
