import type { Read } from '../../../platform/database/read.ts';
import { blockedWith } from '../../access/index.ts';
import type { Viewer } from '../viewer.ts';
import { keepsOrder, type Page } from './reading.ts';

/** Everybody with whom the viewer has a block. */
export const blockedPeople = async (read: Read, { idUser }: Viewer, now: Date): Promise<number[]> =>
  idUser === null ? [] : (await read(blockedWith, { idUser, now })).map(({ id }) => id);

/** Those of them whose comments the viewer does not see on a page. Whoever reads a page reads its owner. */
export const hiddenOn = (page: Page, viewer: Viewer, blocked: readonly number[]): number[] =>
  keepsOrder(page, viewer) ? [] : blocked.filter((idUser) => idUser !== page.idTalent);
