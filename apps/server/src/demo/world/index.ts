import { makeFans } from './fans.ts';
import { groups } from './groups.ts';
import { administrator } from './staff.ts';
import { talents } from './talents.ts';
import type { World } from './types.ts';

export const makeWorld = (): World => ({ groups, talents, fans: makeFans(), administrator });
