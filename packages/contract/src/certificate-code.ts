/** Without characters that are easily taken for one another: 0 and O; 1, I and L. Their number is a prime. */
export const codeSymbols = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 84 bits: nobody finds a code by trying. */
export const randomSymbols = 17;
const groupSize = 6;

/** Weighted with its place, so that one wrong character, or two that changed places, are noticed before anybody is asked. */
const checkSymbol = (symbols: string): string => {
  const sum = [...symbols].reduce((total, symbol, at) => total + codeSymbols.indexOf(symbol) * (at + 1), 0);
  return codeSymbols.charAt(sum % codeSymbols.length);
};

const inGroups = (symbols: string): string => symbols.match(new RegExp(`.{${groupSize}}`, 'g'))?.join('-') ?? symbols;

/** The code of a certificate from its random part. */
export const certificateCode = (random: string): string => inGroups(random + checkSymbol(random));

/** Reads a code however it was typed; null when it cannot be one. */
export const readCertificateCode = (typed: string): string | null => {
  const symbols = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = symbols.length === randomSymbols + 1 && [...symbols].every((symbol) => codeSymbols.includes(symbol));
  if (!isCode) return null;
  const code = certificateCode(symbols.slice(0, randomSymbols));
  return code === inGroups(symbols) ? code : null;
};
