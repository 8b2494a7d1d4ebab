import { writeCsv } from '../../../platform/csv.ts';
import { plainDollars } from '../../../platform/plain-dollars.ts';
import { placeOf } from '../withdrawals/destination.ts';
import type { Batch } from './batch.ts';

const header = ['id', 'amount', 'currency', 'destination', 'first name', 'last name', 'country'];

export const writeCsvFile = ({ payments }: Batch): string => {
  const rows = payments.map(({ id, amount, destination, person }) => [
    ...[String(id), plainDollars(amount), 'USD', placeOf(destination)],
    ...[person.firstName, person.lastName, person.residenceCountry],
  ]);
  return writeCsv([header, ...rows]);
};
