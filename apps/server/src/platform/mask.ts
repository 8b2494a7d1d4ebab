/** Enough to recognise one's own address, too little to learn another's. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};

export const maskPhone = (phone: string): string => `+${'•'.repeat(phone.length - 3)}${phone.slice(-2)}`;
