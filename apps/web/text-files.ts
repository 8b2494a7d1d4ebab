import { createHash } from 'node:crypto';
import { limits } from '@stagedoor/contract/limits';
import { isNamespace, namespaces } from '@stagedoor/messages/catalogue';
import { loadPageTexts } from '@stagedoor/messages/page-texts';
import type { Plugin, ViteDevServer } from 'vite';

const files = limits.languages.flatMap((language) =>
  namespaces.filter(isNamespace).map((name) => ({ language, name, path: `/${language}/${name}.json` })),
);
type TextFile = (typeof files)[number];

const toJson = async ({ language, name }: TextFile, load = loadPageTexts) => JSON.stringify(await load(language, name));

const hashOf = (sources: readonly string[]) =>
  createHash('sha256').update(sources.join('\n')).digest('base64url').slice(0, 8);

/**
 * Gives the browser each file of texts as JSON, at a path made of its language and name. The hash in it is that of all
 * texts: with a hash for each file, every page would have to load the list of them.
 */
export const textFiles = (): Plugin => {
  let sources: string[] = [];
  let folder = '';
  return {
    name: 'text-files',
    applyToEnvironment: ({ name }) => name === 'client',
    config: async () => {
      sources = await Promise.all(files.map((file) => toJson(file)));
      folder = `assets/texts-${hashOf(sources)}`;
      return { define: { 'import.meta.env.TEXTS_FOLDER': JSON.stringify(`/${folder}`) } };
    },
    generateBundle() {
      for (const [index, { path }] of files.entries()) {
        this.emitFile({ type: 'asset', fileName: `${folder}${path}`, source: sources[index] ?? '' });
      }
    },
    configureServer: (server) => serveCurrent(server, `/${folder}`),
    hotUpdate({ file }) {
      if (file.includes('/packages/messages/src/')) this.environment.hot.send({ type: 'full-reload' });
    },
  };
};

/** Serves the texts as they are now: in development they change while the folder keeps its name. */
const serveCurrent = (server: ViteDevServer, folder: string) => {
  server.middlewares.use(folder, async (request, response, next) => {
    const file = files.find(({ path }) => path === request.url);
    if (!file) return next();
    const current = await server.ssrLoadModule('@stagedoor/messages/page-texts');
    response.setHeader('content-type', 'application/json').setHeader('cache-control', 'no-store');
    response.end(await toJson(file, current.loadPageTexts));
  });
};
