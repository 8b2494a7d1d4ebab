import type { Talent } from '../types.ts';

/** A talent as written in these files; name, address and group follow from it and from the file. */
export type Listed = Omit<Talent, 'name' | 'email' | 'group'>;
