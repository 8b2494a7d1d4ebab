import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const comments = {
  communityGetComments: endpoint({ ...routes.communityGetComments, access: 'public' }),
  communityRemoveComment: endpoint({ ...routes.communityRemoveComment, access: 'user' }),
  feedGetComments: endpoint({ ...routes.feedGetComments, access: 'public' }),
  feedRemoveComment: endpoint({ ...routes.feedRemoveComment, access: 'user' }),
};
