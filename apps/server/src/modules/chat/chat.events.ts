import { z } from 'zod';
import { domainEvent } from '../../platform/outbox/domain-event.ts';

/** `idStaff`: who of the staff wrote it; null when the person did. */
export const supportMessageSent = domainEvent(
  'chat.supportMessageSent',
  z.object({
    idChat: z.int(),
    idUser: z.int(),
    idStaff: z.int().nullable(),
    seq: z.int(),
  }),
);

/** For the lists of a group's members; those of a pair are told at once. */
export const groupMessageSent = domainEvent('chat.groupMessageSent', z.object({ idChat: z.int(), seq: z.int() }));
