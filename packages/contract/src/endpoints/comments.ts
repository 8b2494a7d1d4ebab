import { endpoint } from '../endpoint.ts';
import { otherRoutes } from '../other-routes.ts';

export const comments = {
  communityGetComments: endpoint({ ...otherRoutes.communityGetComments, access: 'public' }),
  communityRemoveComment: endpoint({ ...otherRoutes.communityRemoveComment, access: 'user' }),
  feedGetComments: endpoint({ ...otherRoutes.feedGetComments, access: 'public' }),
  feedRemoveComment: endpoint({ ...otherRoutes.feedRemoveComment, access: 'user' }),
};
