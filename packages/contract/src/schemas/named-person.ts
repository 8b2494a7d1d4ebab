import { z } from 'zod';
import { id } from './primitives.ts';

export const person = z.object({ idUser: id, name: z.string() });
