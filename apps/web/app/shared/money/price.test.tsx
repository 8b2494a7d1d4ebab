import { cents } from '@stagedoor/contract/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultShell, type ShellData, ShellProvider } from '../pages/shell-data.ts';
import { SessionProvider } from '../session/session.ts';
import { Price } from './price.tsx';

const rates = { USD: 1, UAH: 41.3, RUB: 81 } as const;

const shown = (shell: Partial<ShellData>) =>
  renderToStaticMarkup(
    <SessionProvider value={{ signed: false, user: undefined }}>
      <ShellProvider value={{ ...defaultShell, rates, ...shell }}>
        <Price amount={cents(4000)} />
      </ShellProvider>
    </SessionProvider>,
  ).replace(/<[^>]+>/g, '|');

describe('a price', () => {
  it('is dollars to the cent, with nothing beneath', () => {
    expect(shown({})).toBe('|$40.00|');
  });

  it('is whole hryvnias in Ukraine, with the dollars beneath', () => {
    expect(shown({ country: 'ua', language: 'uk' })).toBe('|1\u00a0652\u00a0₴|≈\u00a040,00\u00a0$||');
  });

  it('follows the visitor’s own choice', () => {
    expect(shown({ country: 'ua', storedCurrency: { name: 'USD', manual: true } })).toBe('|$40.00|');
  });
});
