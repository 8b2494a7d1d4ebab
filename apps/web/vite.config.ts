import { reactRouter } from '@react-router/dev/vite';
import type { ConfigEnv, UserConfig } from 'vite';
import { textFiles } from './text-files.ts';
import { zodWithoutEval } from './zod-without-eval.ts';

// Every page needs these: in one chunk they compress better and need one request.
const frame = {
  name: 'frame',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[^/]+)\//,
};

// Likewise the layout around every page with its imports, the styles of all components, which would otherwise load one
// by one, and what most pages share.
const shell = {
  name: 'shell',
  test: /\/app\/(features\/shell\/(document|frame|problem)\.tsx|shared\/browser\/trusted-types\.ts|ui\/(?!dialogs\/)[^/]+\/[^/]+\.css)$/,
};
// Excludes modals, staff code and validators, however widely shared: a first page needs none of them.
const common = {
  name: 'common',
  test: /\/(app\/(?!ui\/dialogs\/dialog\.|shared\/forms\/dialog-|features\/admin\/|shared\/(live\/|forms\/schemas-))|contract\/(?!src\/(staff-|money-schema|schemas\/|live\/))|icons-react\/)/,
  minShareCount: 30,
};

// Components of the pages that visitors land on.
const firstPages = {
  name: 'first-pages',
  test: /(\/app\/(ui\/(display\/(price-lines|countdown|time-left)|fields\/focus-first|layout\/crumbs)|shared\/(money\/(price|use-sum)|products\/product-icons|pages\/seo|session\/need-login|report\/report-button|browser\/(share-link|when-near)))\.tsx?|icons\/Icon(Plus|Minus|Share|ChevronRight)\.mjs)$/,
};
const cards = {
  name: 'cards',
  test: /\/app\/(ui\/(display\/lamp|cards\/[^/]+)|shared\/(money\/from-price|people\/(person-card|presence)|products\/product-card))\.tsx?$/,
};

// The styles of posts: the tabs of a profile, the post page and home share them.
const posts = {
  name: 'posts',
  test: /\/app\/features\/feed\/(feed|post\/(attachments|poll)|comments\/comments)\.module\.css$/,
};

// Shared by forms. Without the validator, which is loaded on submit.
const forms = {
  name: 'forms',
  test: /(app\/(ui\/fields\/(check|select-field)|shared\/(forms\/(draft|text-field|use-f[^/]+)|feedback\/(help-for|use-problem-text)|navigation\/document-links|money\/kept-cards))\.tsx?|contract\/src\/earnings\.ts|icons\/IconCreditCard\.mjs)$/,
};

// Shared by the purchase form and the chunks that it loads on demand: its validation and rare notes.
const purchase = {
  name: 'purchase',
  test: /\/(contract\/src\/quote\.ts|app\/shared\/delivery\/queries\.ts)|\/app\/(shared\/browser\/use-in-view\.ts|shared\/money\/(card-pick|use-card-choice|promo-[^/]+)\.(tsx?|module\.css)|features\/product\/(api\.ts|[^/]+\.module\.css|form\/(draft|sent|values|problems|saved-address|use-field|part)\.tsx?)|ui\/fields\/(pick|stepper)\.tsx)$/,
};

// One chunk for the three pages of memberships: the list of chunks is part of every page.
const memberships = { name: 'memberships', test: /\/app\/features\/memberships\/(?!card-modal)/ };

// `react-router dev` renders pages itself and proxies everything else to a running server.
const server = process.env.API_ORIGIN ?? 'http://localhost:3000';

// One bundle: the server starts faster, renders with React's production build whatever NODE_ENV is, and a production
// install needs none of the web's packages.
const oneBundle = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

export default ({ command }: ConfigEnv): UserConfig => ({
  plugins: [zodWithoutEval(), reactRouter(), textFiles()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: [frame, shell, common, firstPages, cards, posts, forms, purchase, memberships] },
          },
        },
      },
    },
    ssr: { ...(command === 'build' && oneBundle), build: { rollupOptions: { input: './server/app.ts' } } },
  },
  server: { proxy: { '/api': server, '/media': server, '/sandbox': server, '/ws': { target: server, ws: true } } },
  build: {
    // The content security policy forbids data: URLs, so small files are not inlined.
    assetsInlineLimit: 0,
    // Otherwise every lazy import would carry the list of its chunks.
    modulePreload: false,
    target: 'es2022',
  },
});
