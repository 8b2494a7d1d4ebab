import type { Tx } from '../../../../platform/database/database.ts';
import { contactOf } from '../../../accounts/index.ts';
import { readApplication } from '../applications.repo.ts';
import type { Deps } from '../deps.ts';

type Decided = { id: number; idUser: number };
type Needed = Pick<Deps, 'post'>;

const form = '/become-a-talent';

export const tellApproved =
  ({ post }: Needed) =>
  async (tx: Tx, { idUser }: Decided): Promise<void> => {
    const { email: to, language } = await contactOf(tx, idUser);
    if (to) await post.mail(tx, 'applicationApproved', { to, language, gaps: {}, path: form });
  };

export const tellRejected =
  ({ post }: Needed) =>
  async (tx: Tx, { id, idUser }: Decided): Promise<void> => {
    const { email: to, language } = await contactOf(tx, idUser);
    if (!to) return;
    const { reason } = await readApplication(tx, id);
    await post.mail(tx, 'applicationRejected', { to, language, gaps: { reason: reason ?? '' }, path: form });
  };

export const tellMoreAsked =
  ({ post }: Needed) =>
  async (tx: Tx, { id, idUser }: Decided): Promise<void> => {
    const { email: to, language } = await contactOf(tx, idUser);
    if (!to) return;
    const { asked } = await readApplication(tx, id);
    await post.mail(tx, 'applicationMoreAsked', { to, language, gaps: { asked: asked ?? '' }, path: form });
  };
