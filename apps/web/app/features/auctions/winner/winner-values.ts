export const winnerFields = [
  'fullName',
  'phone',
  'comment',
  'method',
  'country',
  'idCity',
  'idWarehouse',
  'city',
  'address',
  'zipCode',
] as const;
export type WinnerField = (typeof winnerFields)[number];
export type WinnerValues = Record<WinnerField, string>;
export type WinnerProblems = Partial<Record<WinnerField, string>>;

const destinationOf = ({ method, country, idCity, idWarehouse, city, address, zipCode }: WinnerValues) => {
  if (method === 'office') return { method, country, idCity, idWarehouse };
  if (method === 'courier') return { method, country, city, address, zipCode };
  return { method };
};

/** The details as they are sent. */
export const infoOf = (values: WinnerValues): object => ({
  fullName: values.fullName,
  phone: values.phone,
  comment: values.comment,
  delivery: destinationOf(values),
});
