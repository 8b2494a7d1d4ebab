import { reactRouter } from '@react-router/dev/vite';
import type { ConfigEnv, UserConfig } from 'vite';

// Every page needs these: together they compress better and come in one request.
const frame = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/[^/]+)\//;

// What most pages share of ours, too: dozens of small files would compress badly. Not what waits for a press (every modal
// stands in a dialog) or for the staff, however often it is shared: a first page has neither.
const common = {
  name: 'common',
  test: /\/(app\/(?!ui\/(dialog|mantine|theme)|features\/admin\/)|contract\/(?!src\/staff-)|icons-react\/)/,
  minShareCount: 16,
};

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
            codeSplitting: { groups: [{ name: 'frame', test: frame }, common] },
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
