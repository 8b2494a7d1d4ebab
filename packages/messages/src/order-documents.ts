import { orderDocuments as en } from './en/order-documents.ts';
import { orderDocuments as ru } from './ru/order-documents.ts';
import { orderDocuments as uk } from './uk/order-documents.ts';

export const orderDocumentTexts = { en, uk, ru };
