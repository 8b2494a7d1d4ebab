import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

const key = 'socialWay';

export const networksQuery = queryOptions({
  queryKey: ['social networks'],
  queryFn: ({ signal }) => api('getSocialNetworks', {}, { signal }),
});

/** Why somebody goes to a social network: to log in, or to connect it to their account. */
export type SocialWay = { purpose: 'logIn' | 'connect'; next: string };

/** Leaves for the network; it sends the browser back to `/login/{network}`. */
export const goToNetwork = async (network: string, way: SocialWay): Promise<void> => {
  const { url } = await api('startSocial', { params: { network } });
  sessionStorage.setItem(key, JSON.stringify(way));
  window.location.assign(url);
};

/** Why the browser comes back from a network. Known once: a second return has no reason. */
export const takeSocialWay = (): SocialWay | null => {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const way: unknown = JSON.parse(text ?? 'null');
  if (typeof way !== 'object' || way === null || !('purpose' in way) || !('next' in way)) return null;
  if (typeof way.next !== 'string') return null;
  return { purpose: way.purpose === 'connect' ? 'connect' : 'logIn', next: way.next };
};
