import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

// A program with the packages it uses in a few files: a start that reads two thousand takes a second longer.
const [entry = '', folder = ''] = process.argv.slice(2);
const target = resolve(folder);

// Bundled by itself, for those who run it: a production build has none of it.
const sandbox = '@stagedoor/sandbox';
const bundledSandbox = resolve('packages/sandbox/build/index.js');

// Migrations, the list of common passwords and the web's build are found beside the sources, wherever the whole folder lies.
const besideSources: Plugin = {
  name: 'finds the files that lie beside its sources',
  transform: {
    // A NUL begins the names of what the bundler itself writes.
    filter: { code: 'import.meta.url', id: { exclude: /^\0/ } },
    handler: (code, id) => {
      const source = JSON.stringify(relative(target, id));
      return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`);
    },
  },
};

await build({
  configFile: false,
  logLevel: 'error',
  // What has a binary of its own stays a package.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'sharp', sandbox] },
  build: {
    ssr: entry,
    outDir: target,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: false,
    rollupOptions: {
      output: { chunkFileNames: '[name]-[hash].js', paths: { [sandbox]: relative(target, bundledSandbox) } },
    },
  },
  plugins: [besideSources],
});
