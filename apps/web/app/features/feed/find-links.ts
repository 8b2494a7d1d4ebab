import { isNickname } from '@stagedoor/contract/nickname';
import { LinkifyIt } from 'linkify-it';

/** `at` is where it begins in the text. */
export type TextPart = { at: number; text: string; href?: string; nickname?: string };

const nickname = /^[a-z][a-z0-9-]*[a-z0-9](?![\p{L}\p{N}_@])/iu;

const finder = new LinkifyIt({ fuzzyEmail: false, urlAuth: true });
for (const schema of ['ftp:', '//', 'mailto:']) finder.add(schema, null);
finder.add('@', {
  validate: (text, at) => {
    if (/[\p{L}\p{N}_@./]/u.test(text.slice(Math.max(0, at - 2), at - 1))) return 0;
    const [name = ''] = nickname.exec(text.slice(at, at + 50)) ?? [];
    return isNickname(name.toLowerCase()) ? name.length : 0;
  },
});

const ownNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/** A public site: no address inside somebody's network, and no name that only looks like the site. */
const isPublic = (link: string): boolean => {
  if (!URL.canParse(link)) return false;
  // Also resolves numbers that stand for an address, such as http://2130706433.
  const { protocol, hostname, username, password } = new URL(link);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isNamed = hostname.includes('.') && !isAddress && !ownNames.test(hostname);
  return /^https?:$/.test(protocol) && isNamed && username === '' && password === '';
};

/** What people wrote, cut where links and mentions begin and end. */
export const findLinks = (written: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { schema, index, lastIndex, raw, url } of finder.match(written) ?? []) {
    const target = schema === '@' ? { nickname: raw.slice(1).toLowerCase() } : isPublic(url) && { href: url };
    if (!target) continue;
    if (index > end) parts.push({ at: end, text: written.slice(end, index) });
    parts.push({ at: index, text: raw, ...target });
    end = lastIndex;
  }
  if (end < written.length) parts.push({ at: end, text: written.slice(end) });
  return parts;
};
