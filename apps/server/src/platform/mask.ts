/** Enough for the owner to recognise the address, too little for others to learn it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};

export const maskPhone = (phone: string): string => `+${'•'.repeat(phone.length - 3)}${phone.slice(-2)}`;
