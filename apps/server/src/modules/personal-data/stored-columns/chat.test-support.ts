import type { Stored } from './kind.test-support.ts';

export const chatColumns: Stored<
  | 'chat'
  | 'chat_attachment'
  | 'chat_member'
  | 'chat_message'
  | 'chat_plan'
  | 'chat_settings'
  | 'saved_reply'
  | 'support_case'
  | 'support_note'
  | 'support_reply'
> = {
  chat: {
    about: 'personal',
    closed_at: 'plain',
    created_at: 'plain',
    for_all_paid: 'plain',
    id: 'plain',
    id_high: 'plain',
    id_low: 'plain',
    id_owner: 'plain',
    kind: 'plain',
    last_at: 'plain',
    last_seq: 'plain',
    name: 'personal',
    open_until: 'plain',
    pinned_seq: 'plain',
    slow_seconds: 'plain',
  },
  chat_attachment: {
    bytes: 'plain',
    id_file: 'plain',
    id_image: 'plain',
    id_message: 'plain',
    kind: 'plain',
    milliseconds: 'plain',
    name: 'personal',
    peaks: 'plain',
    position: 'plain',
  },
  chat_member: {
    archived: 'plain',
    id_chat: 'plain',
    id_user: 'plain',
    joined_at: 'plain',
    last_at: 'plain',
    left_at: 'plain',
    muted: 'plain',
    read_seq: 'plain',
    removed_at: 'plain',
    unread: 'plain',
  },
  chat_message: {
    answers: 'plain',
    by_staff: 'plain',
    client_id: 'plain',
    created_at: 'plain',
    deleted_at: 'plain',
    deleted_by: 'plain',
    edited_at: 'plain',
    id: 'plain',
    id_author: 'plain',
    id_chat: 'plain',
    id_decision: 'plain',
    id_for: 'plain',
    id_mandate: 'plain',
    id_order: 'plain',
    reply_to: 'plain',
    seq: 'plain',
    text: 'personal',
  },
  chat_plan: { id_chat: 'plain', id_plan: 'plain', id_talent: 'plain' },
  chat_settings: { free_replies: 'plain', id_user: 'plain', last_seen: 'plain', read_marks: 'plain', typing: 'plain' },
  saved_reply: { created_at: 'plain', id: 'plain', id_user: 'plain', name: 'personal', text: 'personal' },
  support_case: {
    closed_at: 'plain',
    closed_by: 'plain',
    closed_seq: 'plain',
    first_answered_at: 'plain',
    id: 'plain',
    id_chat: 'plain',
    id_staff: 'plain',
    id_user: 'plain',
    opened_at: 'plain',
    opened_seq: 'plain',
    waiting_since: 'plain',
  },
  support_note: { at: 'plain', id: 'plain', id_chat: 'plain', id_staff: 'plain', id_user: 'plain', text: 'personal' },
  support_reply: { changed_at: 'plain', id: 'plain', name: 'plain', text: 'plain' },
};
