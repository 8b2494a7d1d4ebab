import type { Application } from '@stagedoor/contract/schemas/application';
import { type Draft, draftAt, ownDraft, textsIn } from '../../shared/forms/draft.ts';
import type { Values } from './steps.ts';

const texts = ['specialization', 'about', 'fund', 'percent', 'answer'] as const;

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] | undefined =>
  Array.isArray(value) && value.every(isItem) ? value : undefined;

const isText = (item: unknown) => typeof item === 'string';
const isId = (item: unknown) => typeof item === 'number';

const accept = (stored: Record<string, unknown>): Partial<Values> => {
  const categories = listOf(stored.categories, isText);
  const tags = listOf(stored.tags, isId);
  const languages = listOf(stored.languages, isText);
  return {
    ...textsIn(stored, texts),
    ...(categories && { categories }),
    ...(tags && { tags }),
    ...(languages && { languages }),
    ...(typeof stored.gives === 'boolean' && { gives: stored.gives }),
  };
};

/** Covers the time until the next autosave, which a reload would lose. */
export const applicationDraft = ({ id, state }: Application): Draft<Values> =>
  draftAt(ownDraft(`application.${id}.${state}`), accept);
