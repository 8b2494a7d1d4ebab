import { globSync, readFileSync } from 'node:fs';
import { type Language, limits } from '@stagedoor/contract/limits';
import { isNamespace, loadTexts, type Texts } from '@stagedoor/messages/catalogue';
import { expect, it } from 'vitest';

const longest = 24;

const app = new URL('../../', import.meta.url);
const button = /<(Button|ButtonLink)\b[\s\S]*?<\/\1>/g;
const call = /(?<![.\w])(\w+)\(\s*(?:'([\w.-]+)'|`([^`]+)`|[^'`()]*\? '([\w.-]+)' : '([\w.-]+)')/g;
const attribute = /\s[\w-]+=(?:\{[\s\S]*?\}|"[^"]*")(?=[\s/>])/g;

/** The namespace of a function such as `t` at this position of a file. */
const namespaceOf = (source: string, name: string, place: number): string | undefined => {
  const binding = new RegExp(
    String.raw`const \{[^}]*\bt${name === 't' ? '' : `: ${name}`}\b[^}]*\} = useTranslation\('(\w+)'\)`,
    'g',
  );
  return [...source.slice(0, place).matchAll(binding)].at(-1)?.[1];
};

/** Keys whose last part is known only at run time, with their values. */
const later: Readonly<Record<string, readonly string[]>> = {
  'problems.*.*': ['order', 'event'].flatMap((about) => [`problems.${about}.refund`, `problems.${about}.dismiss`]),
  'actions.*': [
    ...[
      'cancel',
      'toWallet',
      'redo',
      'problem',
      'notTakenPlace',
      'extension',
      'decline',
      'answer',
      'giveBack',
      'giveBackAll',
    ],
    ...['staffCollaborations', 'staffProblems'],
  ].map((words) => `actions.${words}`),
};

type Place = { file: string; namespace: string; key: string };

/** The texts on buttons, found in the sources; `*` stands for a part of a key that is known only at run time. */
const places: Place[] = globSync('{features,shared,ui}/**/*.tsx', { cwd: app }).flatMap((file) => {
  const source = readFileSync(new URL(file, app), 'utf8');
  return [...source.matchAll(button)].flatMap((element) =>
    [...element[0].replaceAll(attribute, ' ').matchAll(call)].flatMap(([, name = '', ...keys]) => {
      const namespace = namespaceOf(source, name, element.index);
      const known = keys.filter((key) => key !== undefined).map((key) => key.replaceAll(/\$\{[^}]*\}/g, '*'));
      return namespace
        ? known.flatMap((key) => (later[key] ?? [key]).map((one) => ({ file, namespace, key: one })))
        : [];
    }),
  );
});

const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const keyPattern = (key: string) =>
  new RegExp(String.raw`^${key.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[\w-]+`)}(_\w+)?$`);

const onButtons = async (language: Language) => {
  const found = await Promise.all(
    places.map(async ({ file, namespace, key }) => {
      const texts = isNamespace(namespace) ? flat(await loadTexts(language, namespace)) : [];
      return texts
        .filter(([name]) => keyPattern(key).test(name))
        .map(([name, text]) => ({ file, key: `${namespace}.${name}`, text }));
    }),
  );
  return found.flat();
};

it('finds the buttons', () => {
  expect(places.length).toBeGreaterThan(150);
});

// Without the values of gaps, such as a sum or a name.
it.each(limits.languages)('fits every button in 24 characters: %s', async (language) => {
  const texts = await onButtons(language);
  expect(texts.filter(({ text }) => text.replaceAll(/\{[^}]*\}/g, '').trim().length > longest)).toEqual([]);
});
