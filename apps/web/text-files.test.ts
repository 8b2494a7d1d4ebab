import { limits } from '@stagedoor/contract/limits';
import { loadTexts, namespaces } from '@stagedoor/messages/catalogue';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { textFiles } from './text-files.ts';

const page = 'virtual:page';
const showsFolder = {
  name: 'page',
  resolveId: (id: string) => (id === page ? id : null),
  load: (id: string) => (id === page ? 'console.log(import.meta.env.TEXTS_FOLDER)' : null),
};

const buildPage = async (): Promise<Map<string, string>> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: page } },
    plugins: [showsFolder, textFiles()],
  });
  if (!('output' in built)) throw new Error('one build has one output');
  return new Map(built.output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
};

it('puts every file of texts where the page looks for it', async () => {
  const files = await buildPage();
  const script = [...files].find(([path]) => path.endsWith('.js'))?.[1] ?? '';
  const [folder = ''] = /assets\/texts-[\w-]{8}/.exec(script) ?? [];
  const texts = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
  expect(texts).toHaveLength(limits.languages.length * namespaces.length);
  const { skip } = await loadTexts('uk', 'shell');
  expect(JSON.parse(files.get(`${folder}/uk/shell.json`) ?? '')).toMatchObject({ skip });
});
