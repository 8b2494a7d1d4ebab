const keyOf = (receipt: string) => `asked.${receipt}`;

/** Whether 3-D Secure was opened for this purchase in this tab. */
export const wasAuthenticationOpened = (receipt: string): boolean => sessionStorage.getItem(keyOf(receipt)) !== null;

export const rememberAuthenticationOpened = (receipt: string): void => sessionStorage.setItem(keyOf(receipt), '1');
