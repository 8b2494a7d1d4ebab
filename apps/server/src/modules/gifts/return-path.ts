import { fail } from '@stagedoor/contract/errors';

/** The path of a page on this site. Refuses every other site, and ours without encryption where it has one. */
export const returnPath = (field: 'successURL' | 'cancelURL', address: string, publicUrl: string): string => {
  const own = new URL(publicUrl);
  const url = URL.parse(address, own.href);
  if (!url || url.origin !== own.origin || url.username !== '') {
    return fail('mandatoryFieldNull', { fields: { [field]: 'invalid' } });
  }
  return `${url.pathname}${url.search}`;
};
