import type { Language } from '@stagedoor/contract/limits';
import { type ReactNode, useState } from 'react';
import { Links, Meta } from 'react-router';
import { useScriptMark } from '../../shared/browser/script-mark.ts';
import { themeScript } from '../../shared/browser/theme-choice.ts';
import { useShell } from '../../shared/pages/shell-data.ts';
import { fontFiles } from '../../ui/theme/font-files.ts';
import { useHandles } from './route-handle.ts';

const alphabet: Record<Language, keyof typeof fontFiles> = { en: 'latin', uk: 'cyrillic', ru: 'cyrillic' };

/** The texts that the matched routes need, for the browser to load before hydration. */
const useTextNames = () => [...new Set(useHandles().flatMap((handle) => handle?.texts ?? []))].join(' ');

export const Document = ({ children }: { children: ReactNode }) => {
  const shell = useShell();
  const { language } = shell;
  // Later choices set the attribute directly: React must not reset it.
  const [theme] = useState(shell.theme);
  return (
    <html
      lang={language}
      data-texts={useTextNames()}
      data-theme={theme}
      data-scheme={theme === 'dark' ? 'dark' : 'light'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F6EFE3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#190F1C" media="(prefers-color-scheme: dark)" />
        <script nonce={useScriptMark()} suppressHydrationWarning>
          {themeScript}
        </script>
        {fontFiles[alphabet[language]].map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
};
