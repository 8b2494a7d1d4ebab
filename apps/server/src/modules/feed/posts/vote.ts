import { fail } from '@stagedoor/contract/errors';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { postPoll } from '@stagedoor/contract/schemas/feed';
import type { z } from 'zod';
import { requireAnswerable } from '../access/require-writing.ts';
import type { Deps } from '../deps.ts';
import { postChanged } from '../feed.events.ts';
import type { Viewer } from '../viewer.ts';

type Input = { space: FeedSpace; idUser: number; viewer: Viewer; idPost: number; idAnswer: number };

/** Chooses an answer of a poll, or another one, until it ends. */
export const vote =
  (deps: Deps) =>
  ({ idAnswer, ...input }: Input): Promise<z.output<typeof postPoll>> =>
    deps.database.inTransaction(async (tx) => {
      const { idPost, idUser } = input;
      const at = deps.clock.now();
      await requireAnswerable(tx, deps, input);
      const poll = await tx
        .selectFrom('poll')
        .innerJoin('poll_answer as chosen', 'chosen.id_post', 'poll.id_post')
        .select('ends_at')
        .where('poll.id_post', '=', idPost)
        .where('chosen.id', '=', idAnswer)
        .executeTakeFirst();
      if (!poll) return fail('pageNotFound');
      if (poll.ends_at <= at) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      await tx
        .insertInto('poll_vote')
        .values({ id_post: idPost, id_user: idUser, id_answer: idAnswer, at })
        .onConflict((conflict) => conflict.columns(['id_post', 'id_user']).doUpdateSet({ id_answer: idAnswer, at }))
        .execute();
      await deps.outbox.append(tx, postChanged, { idPost });
      const answers = await tx
        .selectFrom('poll_answer')
        .select(['id as idAnswer', 'text', 'votes'])
        .where('id_post', '=', idPost)
        .orderBy('position')
        .execute();
      const votes = answers.reduce((sum, answer) => sum + answer.votes, 0);
      return { answers, votes, ends: poll.ends_at.toISOString(), chosen: idAnswer };
    });
