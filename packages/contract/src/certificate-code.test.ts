import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateCode, codeSymbols, randomSymbols, readCertificateCode } from './certificate-code.ts';

const symbol = fc.constantFrom(...codeSymbols);
const code = fc
  .array(symbol, { minLength: randomSymbols, maxLength: randomSymbols })
  .map((symbols) => certificateCode(symbols.join('')));

describe('the code of a certificate', () => {
  it('is three groups of six', () => {
    expect(certificateCode('K7QF2M9TXRBW4HJNP')).toBe('K7QF2M-9TXRBW-4HJNPV');
  });

  it('is read in any spelling', () => {
    fc.assert(
      fc.property(code, (one) => {
        for (const typed of [one, one.toLowerCase(), one.replaceAll('-', ''), ` ${one.replaceAll('-', '  ')} `]) {
          expect(readCertificateCode(typed)).toBe(one);
        }
      }),
    );
  });

  it('shows one wrong character', () => {
    fc.assert(
      fc.property(code, fc.nat(randomSymbols), symbol, (one, at, other) => {
        const symbols = [...one.replaceAll('-', '')];
        fc.pre(symbols[at] !== other);
        expect(readCertificateCode(symbols.with(at, other).join(''))).toBeNull();
      }),
    );
  });

  it('shows two neighbours that changed places', () => {
    fc.assert(
      fc.property(code, fc.nat(randomSymbols - 2), (one, at) => {
        const symbols = [...one.replaceAll('-', '')];
        const [first = '', second = ''] = symbols.slice(at);
        fc.pre(first !== second);
        expect(
          readCertificateCode(
            symbols
              .with(at, second)
              .with(at + 1, first)
              .join(''),
          ),
        ).toBeNull();
      }),
    );
  });

  it.each(['', 'K7QF2M', 'K7QF2M-9TXRBW-4HJNP0', 'K7QF2M-9TXRBW-4HJNPVV', '<script>', 'ґґґґґґ-ґґґґґґ-ґґґґґґ'])(
    'is not %j',
    (typed) => expect(readCertificateCode(typed)).toBeNull(),
  );
});
