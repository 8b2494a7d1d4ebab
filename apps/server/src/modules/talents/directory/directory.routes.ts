import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
import { emptyReply } from '../../../platform/http/empty-reply.ts';
import type { Http } from '../../../platform/http/http.ts';
import { addBranch } from './add-branch.ts';
import { addTag } from './add-tag.ts';
import { hideBranch, renameBranch } from './change-branch.ts';
import { deleteBranch } from './delete-branch.ts';
import type { Deps } from './deps.ts';
import { listDirectory } from './list-directory.ts';
import { listTags } from './list-tags.ts';
import { moveBranch } from './move-branch.ts';
import { deleteTag, mergeTags } from './remove-tag.ts';
import { renameTag } from './rename-tag.ts';

/** Staff endpoints for groups, categories and tags. */
export const directoryRoutes = (http: Http, deps: Deps) => {
  const [add, rename, move] = [addBranch(deps), renameBranch(deps), moveBranch(deps)];
  const [hide, remove] = [hideBranch(deps), deleteBranch(deps)];
  bind(http, endpoints.getDirectory, listDirectory(deps));
  bind(http, endpoints.addBranch, async ({ caller, body }) => ({ id: await add(caller.idUser, body) }));
  bind(http, endpoints.renameBranch, ({ caller, body }) => emptyReply(rename(caller.idUser, body)));
  bind(http, endpoints.moveBranch, ({ caller, body }) => emptyReply(move(caller.idUser, body)));
  bind(http, endpoints.hideBranch, ({ caller, body }) => emptyReply(hide(caller.idUser, body)));
  bind(http, endpoints.deleteBranch, ({ caller, body, query }) =>
    emptyReply(remove(caller.idUser, body, query.language)),
  );
  tagRoutes(http, deps);
};

const tagRoutes = (http: Http, deps: Deps) => {
  const [list, add, rename] = [listTags(deps), addTag(deps), renameTag(deps)];
  const [merge, remove] = [mergeTags(deps), deleteTag(deps)];
  bind(http, endpoints.findTags, ({ body }) => list(body));
  bind(http, endpoints.addTag, async ({ caller, body }) => ({ id: await add(caller.idUser, body) }));
  bind(http, endpoints.renameTag, ({ caller, body }) => emptyReply(rename(caller.idUser, body)));
  bind(http, endpoints.mergeTags, ({ caller, body }) => emptyReply(merge(caller.idUser, body)));
  bind(http, endpoints.deleteTag, ({ caller, body }) => emptyReply(remove(caller.idUser, body.id)));
};
