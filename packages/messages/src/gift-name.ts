/** A gift as a product: in orders, receipts and the wallet. */
export const giftName = { en: 'Gift', uk: 'Підтримка', ru: 'Поддержка' } as const;
