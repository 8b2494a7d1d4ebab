const keyOf = (receipt: string) => `asked.${receipt}`;

/** Whether the bank's question about this purchase was opened in this tab before. */
export const askedBefore = (receipt: string): boolean => sessionStorage.getItem(keyOf(receipt)) !== null;

export const keepAsked = (receipt: string): void => sessionStorage.setItem(keyOf(receipt), '1');
