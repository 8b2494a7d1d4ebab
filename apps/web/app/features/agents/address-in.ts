/** The nickname or number in a link to a talent's page, as typed or pasted: `@orysia`, `orysia`, `https://…/orysia?tab=store`. */
export const addressIn = (typed: string): string => {
  const [path = ''] = typed.trim().split(/[?#]/);
  const [, last = ''] = /([^/]*)\/*$/.exec(path) ?? [];
  return last.replace(/^@/, '');
};
