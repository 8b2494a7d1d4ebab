import { chatLimits } from '@stagedoor/contract/chat-limits';
import { fail } from '@stagedoor/contract/errors';
import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import type { SaveGroup } from '@stagedoor/contract/schemas/chat-groups';
import type { Tx } from '../../../platform/database/database.ts';
import { requireOwnPlans } from '../../catalogue/index.ts';
import type { Deps } from '../deps.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live'>;

/** Creates a group of the talent's own, or changes one. Whoever its plans no longer open is out from now on. */
export const saveGroup =
  (deps: UsedDeps) =>
  (idTalent: number, form: SaveGroup): Promise<number> =>
    deps.database.inTransaction(async (tx) => {
      const idChat =
        form.idChat === undefined
          ? await addGroup(tx, deps, idTalent, form)
          : await changeGroup(tx, deps, idTalent, { ...form, idChat: form.idChat });
      await savePlans(tx, idTalent, idChat, form);
      await deps.live.recheck(tx, chatTopic, idChat);
      if (form.idChat !== undefined) await deps.live.publish(tx, chatTopic, idChat, chatUpdated);
      return idChat;
    });

const columnsOf = ({ name, about, subscriptionAccess, slowSeconds }: SaveGroup) => ({
  name,
  about,
  for_all_paid: subscriptionAccess.availableToAllPaid,
  slow_seconds: slowSeconds,
});

const addGroup = async (tx: Tx, { clock }: UsedDeps, idTalent: number, form: SaveGroup): Promise<number> => {
  // Two tabs that save at once take turns.
  await tx.selectFrom('users').select('id').where('id', '=', idTalent).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('chat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'group')
    .where('id_owner', '=', idTalent)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= chatLimits.group.max) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
  const now = clock.now();
  const { id } = await tx
    .insertInto('chat')
    .values({ kind: 'group', id_owner: idTalent, ...columnsOf(form), last_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('chat_member').values({ id_chat: id, id_user: idTalent, joined_at: now }).execute();
  return id;
};

const changeGroup = async (
  tx: Tx,
  _deps: UsedDeps,
  idTalent: number,
  form: SaveGroup & { idChat: number },
): Promise<number> => {
  const changed = await tx
    .updateTable('chat')
    .set(columnsOf(form))
    .where('id', '=', form.idChat)
    .where('kind', '=', 'group')
    .where('id_owner', '=', idTalent)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed?.id ?? fail('pageNotFound');
};

const savePlans = async (tx: Tx, idTalent: number, idChat: number, { subscriptionAccess }: SaveGroup) => {
  const plans = [...new Set(subscriptionAccess.validSubscriptions)];
  await requireOwnPlans(tx, idTalent, plans);
  await tx.deleteFrom('chat_plan').where('id_chat', '=', idChat).execute();
  const rows = plans.map((id_plan) => ({ id_chat: idChat, id_plan, id_talent: idTalent }));
  if (rows.length > 0) await tx.insertInto('chat_plan').values(rows).execute();
};

/** Nobody writes in it any more; its members can read it as long as their plan lasts. */
export const closeGroup =
  ({ database, clock, live }: UsedDeps) =>
  async (idTalent: number, idChat: number): Promise<void> => {
    const closed = await database.inTransaction(async (tx) => {
      const row = await tx
        .updateTable('chat')
        .set((eb) => ({ closed_at: eb.fn.coalesce('closed_at', eb.val(clock.now())) }))
        .where('id', '=', idChat)
        .where('kind', '=', 'group')
        .where('id_owner', '=', idTalent)
        .returning('id')
        .executeTakeFirst();
      await live.publish(tx, chatTopic, idChat, chatUpdated);
      return row;
    });
    if (!closed) fail('pageNotFound');
  };
