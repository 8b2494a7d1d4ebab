import { endpoints } from '@stagedoor/contract/endpoints/index';
import { bind } from '../../../platform/http/bind.ts';
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

/** Where the staff sort the talents. */
export const directoryRoutes = (http: Http, deps: Deps) => {
  const [add, rename, move] = [addBranch(deps), renameBranch(deps), moveBranch(deps)];
  const [hide, remove] = [hideBranch(deps), deleteBranch(deps)];
  bind(http, endpoints.getDirectory, listDirectory(deps));
  bind(http, endpoints.addBranch, async ({ caller, body }) => ({ id: await add(caller.idUser, body) }));
  bind(http, endpoints.renameBranch, async ({ caller, body }) => {
    await rename(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.moveBranch, async ({ caller, body }) => {
    await move(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.hideBranch, async ({ caller, body }) => {
    await hide(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.deleteBranch, async ({ caller, body, query }) => {
    await remove(caller.idUser, body, query.language);
    return {};
  });
  tagRoutes(http, deps);
};

const tagRoutes = (http: Http, deps: Deps) => {
  const [list, add, rename] = [listTags(deps), addTag(deps), renameTag(deps)];
  const [merge, remove] = [mergeTags(deps), deleteTag(deps)];
  bind(http, endpoints.findTags, ({ body }) => list(body));
  bind(http, endpoints.addTag, async ({ caller, body }) => ({ id: await add(caller.idUser, body) }));
  bind(http, endpoints.renameTag, async ({ caller, body }) => {
    await rename(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.mergeTags, async ({ caller, body }) => {
    await merge(caller.idUser, body);
    return {};
  });
  bind(http, endpoints.deleteTag, async ({ caller, body }) => {
    await remove(caller.idUser, body.id);
    return {};
  });
};
