const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхїфівапролджєячсмитьбю’';
// Keys with another letter on the Russian layout.
const russian = { ы: 's', э: "'", ъ: ']', ё: '`' };

const keys = new Map<string, string>([
  ...[...latin].map((key, place): [string, string] => [key, cyrillic[place] ?? key]),
  ...[...cyrillic].map((letter, place): [string, string] => [letter, latin[place] ?? letter]),
  ...Object.entries(russian),
]);

/** What the same keys type on the other keyboard layout: `itdxtyrj` is `шевченко`. */
export const otherLayout = (typed: string): string =>
  Array.from(typed.toLowerCase(), (letter) => keys.get(letter) ?? letter).join('');
