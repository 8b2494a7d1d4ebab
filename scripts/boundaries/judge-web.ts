import type { Judgement } from './judgement.ts';
import { apiClients, foreignToUi, webAreas } from './rules.ts';

/** Paths are relative to the web's `app`. */
export const judgeWeb: Judgement = (from, to, isTest) => {
  const [here, there] = [areaOf(from), areaOf(to)];
  if (here === 'features' && apiClients.includes(to) && !from.endsWith('/api.ts') && !isTest)
    return `a feature calls the server in its api.ts alone, not in ${from}`;
  if (here === there) {
    const [mine, theirs] = [featureOf(from), featureOf(to)];
    return mine === theirs ? undefined : `features do not import each other: ${mine} imports ${theirs}`;
  }
  return webAreas[here]?.includes(there) ? undefined : `${nameOf(here)} may not import ${nameOf(there)} (${to})`;
};

export function judgeUiPackage(from: string, specifier: string): string | undefined {
  if (areaOf(from) !== 'ui' || !foreignToUi.some((pattern) => pattern.test(specifier))) return undefined;
  return `ui knows neither data nor product: it may not import ${specifier}`;
}

const areaOf = (path: string) => {
  const folder = path.split('/', 1)[0] ?? '';
  return folder in webAreas && path !== folder ? folder : 'top';
};

const nameOf = (area: string) => (area === 'top' ? 'the root' : area);

const featureOf = (path: string) => /^features\/([^/]+)/.exec(path)?.[1];
