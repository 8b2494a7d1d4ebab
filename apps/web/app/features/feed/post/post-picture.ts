import type { PostAttachment } from '@stagedoor/contract/schemas/feed';

export type PostPicture = Extract<PostAttachment, { type: 'PICTURE' }>;
