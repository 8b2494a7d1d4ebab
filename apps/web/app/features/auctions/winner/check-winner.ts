import { type WinnerInfo, winnerInfo } from '@stagedoor/contract/schemas/auction';
import { issuesIn } from '../../../shared/forms/issues-in.ts';
import { infoOf, type WinnerField, type WinnerValues, winnerFields } from './winner-values.ts';

const isField = (name: string): name is WinnerField => (winnerFields as readonly string[]).includes(name);

/** Names of what is wrong, by field; the form has the sentences. */
export const problemsIn = (values: WinnerValues) => {
  const problems: Partial<Record<WinnerField, string>> = {};
  for (const { path, word } of issuesIn(winnerInfo, infoOf(values))) {
    const field = path.split('.').at(-1) ?? '';
    const name = field === 'delivery' ? 'method' : field;
    if (isField(name)) problems[name] ??= word;
  }
  return problems;
};

export const parseInfo = (values: WinnerValues): WinnerInfo => winnerInfo.parse(infoOf(values));
