import { reactRouter } from '@react-router/dev/vite';
import type { ConfigEnv, UserConfig } from 'vite';

// Every page needs these: together they compress better and come in one request.
const frame = {
  name: 'frame',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[^/]+)\//,
};

// The same for what stands around every page, with all that it imports, for the styles of all parts, which a page would wait for
// one by one, and for what most pages share.
const shell = {
  name: 'shell',
  test: /\/app\/(features\/shell\/(document|frame|problem)\.tsx|shared\/trusted-types\.ts|ui\/(?!dialog\.)[^/]+\.css)$/,
};
// Not what waits for a press (every modal stands in a dialog), for the staff, or for a validator, however often it is shared: a
// first page has none of them.
const common = {
  name: 'common',
  test: /\/(app\/(?!ui\/dialog\.|features\/admin\/|shared\/(live\/|schemas-))|contract\/(?!src\/(staff-|schemas\/|live\/))|icons-react\/)/,
  minShareCount: 16,
};

// Parts that several of the pages show which a visitor may come to first.
const firstPages = {
  name: 'first-pages',
  test: /\/app\/(ui\/(bill|doorways|lamp|tile)|shared\/(from-price|person-card|presence|price|product-card|product-icons|seo))\.tsx?$/,
};

// What a purchase form shares with its checks, which come when somebody buys.
const purchase = { name: 'purchase', test: /\/app\/features\/product\/form\/(draft|values|problems)\.ts$/ };

// `react-router dev` renders pages itself and asks a running server for everything else.
const server = process.env.API_ORIGIN ?? 'http://localhost:3000';

// Everything in one bundle: the server starts faster, renders with React's production build whatever NODE_ENV says, and a
// production install needs none of the web's packages.
const oneBundle = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

export default ({ command }: ConfigEnv): UserConfig => ({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: [frame, shell, common, firstPages, purchase] },
          },
        },
      },
    },
    ssr: { ...(command === 'build' && oneBundle), build: { rollupOptions: { input: './server/app.ts' } } },
  },
  server: { proxy: { '/api': server, '/media': server, '/sandbox': server, '/ws': { target: server, ws: true } } },
  // The content security policy allows no data: addresses, so small files stay files.
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
