const nameOf = (idBooking: number) => `callTime.${idBooking}`;

/** Names this tab as the device with which somebody came to a call; it survives a reload. */
export const keepKey = (idBooking: number): string => {
  const key = crypto.randomUUID();
  sessionStorage.setItem(nameOf(idBooking), key);
  return key;
};

/** Null where nobody came in this tab. */
export const keptKey = (idBooking: number): string | null => sessionStorage.getItem(nameOf(idBooking));

export const forgetKey = (idBooking: number): void => sessionStorage.removeItem(nameOf(idBooking));
