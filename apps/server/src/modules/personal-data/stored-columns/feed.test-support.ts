import type { Stored } from './kind.test-support.ts';

export const feedColumns: Stored<
  | 'agent_mandate'
  | 'comment_count'
  | 'comment_like'
  | 'comment_mute'
  | 'feed_category'
  | 'feed_moderator'
  | 'feed_restriction'
  | 'missed_post'
  | 'poll'
  | 'poll_answer'
  | 'poll_vote'
  | 'post'
  | 'post_comment'
  | 'post_count'
  | 'post_edit'
  | 'post_like'
  | 'post_mute'
  | 'post_picture'
  | 'post_plan'
  | 'video'
> = {
  agent_mandate: {
    answered_at: 'plain',
    asked_at: 'plain',
    ended_at: 'plain',
    ended_by: 'plain',
    id: 'plain',
    id_agent: 'plain',
    id_talent: 'plain',
    state: 'plain',
  },
  comment_count: {
    answers: 'plain',
    id_comment: 'plain',
    likes: 'plain',
  },
  comment_like: {
    at: 'plain',
    id_comment: 'plain',
    id_user: 'plain',
  },
  comment_mute: {
    id_comment: 'plain',
    id_user: 'plain',
  },
  feed_category: {
    created_at: 'plain',
    id: 'plain',
    id_talent: 'plain',
    name: 'personal',
    space: 'plain',
  },
  feed_moderator: {
    id_talent: 'plain',
    id_user: 'plain',
    since: 'plain',
  },
  feed_restriction: {
    id_talent: 'plain',
    id_user: 'plain',
    since: 'plain',
    until: 'plain',
  },
  missed_post: {
    at: 'plain',
    id_user: 'plain',
  },
  poll: {
    ends_at: 'plain',
    id_post: 'plain',
  },
  poll_answer: {
    id: 'plain',
    id_post: 'plain',
    position: 'plain',
    text: 'personal',
    votes: 'plain',
  },
  poll_vote: {
    at: 'plain',
    id_answer: 'plain',
    id_post: 'plain',
    id_user: 'plain',
  },
  post: {
    audience: 'plain',
    changed_at: 'plain',
    content_hash: 'secret',
    created_at: 'plain',
    edited_at: 'plain',
    file_kind: 'plain',
    id: 'plain',
    id_author: 'plain',
    id_category: 'plain',
    id_decision: 'plain',
    id_file: 'plain',
    id_mandate: 'plain',
    id_talent: 'plain',
    pinned_at: 'plain',
    popular_at: 'plain',
    publish_at: 'plain',
    published_at: 'plain',
    removed_at: 'plain',
    removed_by: 'plain',
    slow_seconds: 'plain',
    space: 'plain',
    text: 'personal',
    title: 'personal',
    video_id: 'plain',
    video_site: 'plain',
  },
  post_comment: {
    answers_answer: 'plain',
    created_at: 'plain',
    id: 'plain',
    id_author: 'plain',
    id_decision: 'plain',
    id_mandate: 'plain',
    id_parent: 'plain',
    id_post: 'plain',
    is_answer: 'plain',
    removed_at: 'plain',
    removed_by: 'plain',
    removed_with: 'plain',
    text: 'personal',
  },
  post_count: {
    comments: 'plain',
    id_post: 'plain',
    likes: 'plain',
    responses: 'plain',
  },
  post_edit: {
    id: 'plain',
    id_editor: 'plain',
    id_post: 'plain',
    replaced_at: 'plain',
    text: 'personal',
    title: 'personal',
  },
  post_like: {
    at: 'plain',
    id_post: 'plain',
    id_user: 'plain',
  },
  post_mute: {
    id_post: 'plain',
    id_user: 'plain',
  },
  post_picture: {
    alt: 'personal',
    id_image: 'plain',
    id_post: 'plain',
    position: 'plain',
  },
  post_plan: {
    id_plan: 'plain',
    id_post: 'plain',
    id_talent: 'plain',
  },
  video: {
    asked_at: 'plain',
    found: 'plain',
    id_image: 'plain',
    id_video: 'plain',
    site: 'plain',
    title: 'plain',
  },
};
