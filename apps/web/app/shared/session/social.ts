import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

const key = 'socialWay';

export const networksQuery = queryOptions({
  queryKey: ['social networks'],
  queryFn: ({ signal }) => api('getSocialNetworks', {}, { signal }),
});

/** Why the user goes to a social network: to log in, or to connect it to their account. */
export type SocialFlow = { purpose: 'logIn' | 'connect'; next: string };

/** Redirects to the network, which sends the browser back to `/login/{network}`. */
export const goToNetwork = async (network: string, flow: SocialFlow): Promise<void> => {
  const { url } = await api('startSocial', { params: { network } });
  sessionStorage.setItem(key, JSON.stringify(flow));
  window.location.assign(url);
};

/** Why the browser returned from a network. Read once: a second return has no reason. */
export const takeSocialFlow = (): SocialFlow | null => {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const flow: unknown = JSON.parse(text ?? 'null');
  if (typeof flow !== 'object' || flow === null || !('purpose' in flow) || !('next' in flow)) return null;
  if (typeof flow.next !== 'string') return null;
  return { purpose: flow.purpose === 'connect' ? 'connect' : 'logIn', next: flow.next };
};
