import { endpoints } from '@stagedoor/contract/endpoints/index';
import { type FeedSpace, feedSpaces } from '@stagedoor/contract/feed-spaces';
import { bind } from '../../platform/http/bind.ts';
import type { KnownCaller } from '../../platform/http/caller.ts';
import { emptyReply } from '../../platform/http/empty-reply.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Feed } from './feed.ts';
import { viewerOf } from './viewer.ts';

/** What staff do here they do as anybody. */
const by = ({ idUser }: KnownCaller) => ({ idUser, viewer: { idUser, moderates: false } });
const isTalent = ({ role }: KnownCaller) => role === 'EXPERT' || role === 'AGENT';

export const feedRoutes = (http: Http, feed: Feed) => {
  for (const space of feedSpaces) {
    readingRoutes(http, feed, space);
    postRoutes(http, feed, space);
    answerRoutes(http, feed, space);
    categoryRoutes(http, feed, space);
  }
  peopleRoutes(http, feed);
  bind(http, endpoints.getPostHistory, ({ body }) => feed.showHistory(body));
  bind(http, endpoints.findVideo, ({ body }) => feed.findVideo(body.link));
  bind(http, endpoints.getFollowedPosts, ({ caller, body, query }) =>
    feed.listFollowed({ ...by(caller), ...body, ...query }),
  );
};

const readingRoutes = (http: Http, feed: Feed, space: FeedSpace) => {
  bind(http, endpoints[`${space}GetPosts`], ({ caller, params, body, query }) =>
    feed.listPosts({ space, idTalent: params.idUser, viewer: viewerOf(caller), ...body, ...query }),
  );
  bind(http, endpoints[`${space}GetPost`], ({ caller, params, query }) =>
    feed.showPost({ space, ...params, viewer: viewerOf(caller), ...query }),
  );
  bind(http, endpoints[`${space}GetComments`], ({ caller, params, body, query }) =>
    feed.listComments({ space, ...params, viewer: viewerOf(caller), ...body, ...query }),
  );
  bind(http, endpoints[`${space}GetComment`], ({ caller, params, query }) =>
    feed.showComment({ space, ...params, viewer: viewerOf(caller), ...query }),
  );
};

const postRoutes = (http: Http, feed: Feed, space: FeedSpace) => {
  bind(http, endpoints[`${space}GetDrafts`], ({ caller, body, query }) =>
    feed.listDrafts({ space, idTalent: body.idUser, ...body, ...query, idUser: caller.idUser }),
  );
  bind(http, endpoints[`${space}GetDraft`], ({ caller, params, query }) =>
    feed.showDraft({ space, idUser: caller.idUser, ...params, ...query }),
  );
  bind(http, endpoints[`${space}SavePost`], async ({ caller, body }) => ({
    idPost: await feed.savePost(space, { idUser: caller.idUser, isTalent: isTalent(caller) }, body),
  }));
  bind(http, endpoints[`${space}RemovePost`], ({ caller, params }) =>
    emptyReply(feed.removePost({ space, ...by(caller), ...params })),
  );
  bind(http, endpoints[`${space}PinPost`], ({ caller, body }) => emptyReply(feed.pinPost(space, caller.idUser, body)));
  bind(http, endpoints[`${space}SetSlowMode`], ({ caller, body }) =>
    emptyReply(feed.setSlowMode(space, caller.idUser, body)),
  );
  bind(http, endpoints[`${space}MutePost`], ({ caller, body }) =>
    emptyReply(feed.mutePost({ space, ...by(caller), ...body })),
  );
};

const answerRoutes = (http: Http, feed: Feed, space: FeedSpace) => {
  bind(http, endpoints[`${space}AddComment`], ({ caller, body, query }) =>
    feed.addComment({ space, ...by(caller), ...body, ...query }),
  );
  bind(http, endpoints[`${space}RemoveComment`], ({ caller, params }) =>
    emptyReply(feed.removeComment({ space, ...by(caller), ...params })),
  );
  bind(http, endpoints[`${space}Like`], ({ caller, body: { type, ...liked } }) => {
    const like = type === 'POST' ? feed.likePost : feed.likeComment;
    return like({ space, ...by(caller), ...liked });
  });
  bind(http, endpoints[`${space}Vote`], ({ caller, body }) => feed.vote({ space, ...by(caller), ...body }));
};

const categoryRoutes = (http: Http, feed: Feed, space: FeedSpace) => {
  bind(http, endpoints[`${space}GetCategories`], ({ params }) => feed.listCategories(space, params.idUser));
  bind(http, endpoints[`${space}SaveCategory`], ({ caller, body }) => feed.saveCategory(space, caller.idUser, body));
  bind(http, endpoints[`${space}RemoveCategory`], ({ caller, params }) =>
    emptyReply(feed.removeCategory(space, caller.idUser, params.idCategory)),
  );
};

const peopleRoutes = (http: Http, feed: Feed) => {
  bind(http, endpoints.getActivityPosts, ({ caller, params, body, query }) =>
    feed.listActivityPosts({ ...params, viewer: viewerOf(caller), ...body, ...query }),
  );
  bind(http, endpoints.getActivityComments, ({ caller, params, body, query }) =>
    feed.listActivityComments({ ...params, viewer: viewerOf(caller), ...body, ...query }),
  );
  bind(http, endpoints.getFeedModerators, ({ caller }) => feed.listModerators(caller.idUser));
  bind(http, endpoints.addFeedModerator, ({ caller, body }) =>
    emptyReply(feed.addModerator(caller.idUser, body.idUser)),
  );
  bind(http, endpoints.removeFeedModerator, ({ caller, body }) =>
    emptyReply(feed.removeModerator(caller.idUser, body.idUser)),
  );
  bind(http, endpoints.getRestricted, ({ caller, body }) => feed.listRestricted(caller.idUser, body));
  bind(http, endpoints.restrictActivity, ({ caller, body }) => emptyReply(feed.restrictActivity(caller.idUser, body)));
  bind(http, endpoints.liftRestriction, ({ caller, body }) =>
    emptyReply(feed.liftRestriction(caller.idUser, body.idUser)),
  );
};
