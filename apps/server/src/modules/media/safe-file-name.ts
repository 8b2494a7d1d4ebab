const longest = 120;

/** Endings that mean the same as the one that the content has, or another kind of plain text. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg'],
  txt: ['csv', 'tsv', 'md', 'srt', 'vtt'],
};

// Signs that some system gives a meaning, and those that draw nothing.
const unsafe = /[<>:"|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A name under which every system can save a file. The content decides the ending: what is called `photo.exe` and is a
 * PDF becomes `photo.exe.pdf`.
 */
export const safeFileName = (name: string, ending: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(unsafe, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [, stem = plain, given = ''] = /^(.+)\.([^.]+)$/.exec(plain) ?? [];
  const lower = given.toLowerCase();
  const fits = lower === ending || sameAs[ending]?.includes(lower);
  const shown = [...(fits ? stem : plain)].slice(0, longest).join('').trim();
  return `${shown || 'file'}.${fits ? lower : ending}`;
};
