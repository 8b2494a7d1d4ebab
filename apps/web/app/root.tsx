import './ui/theme/styles.ts';
import type { ReactNode } from 'react';
import {
  data,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { WinnerScreens } from './features/auctions/winner/winner-screens.tsx';
import { IncomingCalls } from './features/calls/incoming/incoming-calls.tsx';
import { Document } from './features/shell/document.tsx';
import { Frame } from './features/shell/frame.tsx';
import { Problem } from './features/shell/problem.tsx';
import { loadShell } from './shared/pages/shell.server.ts';
import { defaultShell, ShellProvider } from './shared/pages/shell-data.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { shell, cookie } = await loadShell(request, context);
  return data(shell, cookie ? { headers: { 'Set-Cookie': cookie } } : {});
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The visitor's settings do not change by navigating. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export const handle = { texts: ['shell'] };

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root') ?? defaultShell;
  return (
    <ShellProvider value={shell}>
      <Document>
        <Frame>
          {children}
          <WinnerScreens />
          <IncomingCalls />
        </Frame>
        <ScrollRestoration />
        <Scripts />
      </Document>
    </ShellProvider>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Problem error={error} />;
}
