import { placeOf } from '../withdrawals/destination.ts';
import { type Batch, plainDollars } from './batch.ts';

const header = ['id', 'amount', 'currency', 'destination', 'first name', 'last name', 'country'];

// Prevents CSV injection: a spreadsheet would execute a cell that begins like a formula.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;
const line = (cells: readonly string[]) => cells.map(cell).join(',');

export const writeCsvFile = ({ payments }: Batch): string => {
  const rows = payments.map(({ id, amount, destination, person }) => [
    ...[String(id), plainDollars(amount), 'USD', placeOf(destination)],
    ...[person.firstName, person.lastName, person.residenceCountry],
  ]);
  return `${[header, ...rows].map(line).join('\r\n')}\r\n`;
};
