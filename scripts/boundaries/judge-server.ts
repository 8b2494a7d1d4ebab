import type { Judgement } from './judgement.ts';
import { composers, layers } from './rules.ts';

/** Paths are relative to the server's `src`. */
export const judgeServer: Judgement = (from, to, isTest) => {
  const [here, there] = [moduleOf(from), moduleOf(to)];
  if (there === undefined) {
    const inner = here !== undefined || from.startsWith('platform/');
    if (inner && !isTest && (composers.includes(to) || to.startsWith('demo/'))) {
      return `only what stands above the modules may import ${to}`;
    }
    return undefined;
  }
  if (here === there) return undefined;
  if (to !== `modules/${there}/index.ts`)
    return `goes past the front door of ${there}: import modules/${there}/index.ts`;
  if (isTest) return undefined;
  if (from.startsWith('platform/')) return `the platform knows no modules, yet this imports ${there}`;
  if (here === undefined)
    return composers.includes(from) ? undefined : `only ${composers.join(', ')} may import modules`;
  const [mine, theirs] = [layerOf(here), layerOf(there)];
  if (mine === 0 || theirs === 0)
    return `${mine === 0 ? here : there} stands in no layer: give it one in scripts/boundaries/rules.ts`;
  return theirs > mine ? `${here} (layer ${mine}) imports upwards: ${there} is in layer ${theirs}` : undefined;
};

export const moduleOf = (path: string) => /^modules\/([^/]+)\//.exec(path)?.[1];

export const layerOf = (module: string) => layers.findIndex((layer) => layer.includes(module)) + 1;
