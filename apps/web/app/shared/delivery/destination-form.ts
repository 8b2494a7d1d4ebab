/** The fields of an address, in any form. */
export type DestinationField = 'country' | 'idCity' | 'idWarehouse' | 'city' | 'address' | 'zipCode';

export type DestinationForm = {
  values: Readonly<Record<DestinationField, string>>;
  change: (part: Partial<Record<DestinationField, string>>) => void;
  problemOf: (field: DestinationField) => string | undefined;
};
