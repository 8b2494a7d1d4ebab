import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

// Bundles a program and its packages into a few files: reading two thousand files makes a start a second slower.
const [entry = '', folder = ''] = process.argv.slice(2);
const target = resolve(folder);

// Bundled separately, where it is used: a production build does not contain it.
const sandbox = '@stagedoor/sandbox';
const bundledSandbox = resolve('packages/sandbox/build/index.js');

// Migrations, the list of common passwords and the web build are found relative to the sources, wherever the folder is.
const besideSources: Plugin = {
  name: 'finds the files that lie beside its sources',
  transform: {
    // Names of the bundler's virtual modules begin with NUL.
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
  // Packages with native binaries stay external.
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
