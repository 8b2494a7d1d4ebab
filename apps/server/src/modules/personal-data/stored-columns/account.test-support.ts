import type { Stored } from './kind.test-support.ts';

export const accountColumns: Stored<
  | 'account_block'
  | 'appeal'
  | 'decision'
  | 'agreement'
  | 'attempt'
  | 'device'
  | 'mailed_link'
  | 'media'
  | 'one_time_code'
  | 'private_file'
  | 'upload'
  | 'session'
  | 'session_token'
  | 'social_account'
  | 'social_attempt'
  | 'socket_token'
  | 'staff_action'
  | 'staff_member'
  | 'second_factor'
  | 'recovery_code'
  | 'user_block'
  | 'users'
  | 'complaint'
  | 'follow'
  | 'talent_followers'
  | 'report'
  | 'application'
  | 'application_category'
  | 'application_edge'
  | 'application_profile'
  | 'application_tag'
  | 'document_consent'
  | 'support_request'
> = {
  account_block: {
    blocker: 'plain',
    created_at: 'personal',
    id_decision: 'plain',
    id_user: 'plain',
    reason: 'personal',
    until: 'personal',
  },
  appeal: {
    created_at: 'plain',
    decided_at: 'plain',
    id_decision: 'plain',
    id_staff: 'plain',
    reason: 'personal',
    result: 'plain',
    text: 'personal',
  },
  decision: {
    appeal_until: 'plain',
    decided_at: 'plain',
    duration: 'plain',
    id: 'plain',
    id_owner: 'plain',
    id_report: 'plain',
    id_staff: 'plain',
    reason: 'personal',
    verdict: 'plain',
  },
  agreement: { accepted_at: 'plain', id_user: 'plain', of_age: 'plain', terms_version: 'plain' },
  // Its subject is a keyed hash that is deleted within about an hour.
  attempt: { count: 'plain', kind: 'plain', subject: 'plain', window_ends_at: 'plain' },
  device: {
    created_at: 'personal',
    id_device: 'personal',
    id_user: 'plain',
    last_seen_at: 'personal',
    name: 'personal',
    pin_tries: 'plain',
    platform: 'personal',
    push_token: 'personal',
    revoked_at: 'personal',
  },
  mailed_link: {
    created_at: 'personal',
    email: 'personal',
    expires_at: 'personal',
    hash: 'secret',
    id_user: 'plain',
    purpose: 'plain',
    ref: 'plain',
    used_at: 'personal',
  },
  media: {
    bytes: 'plain',
    created_at: 'personal',
    height: 'plain',
    id: 'plain',
    id_owner: 'plain',
    is_private: 'plain',
    kind: 'plain',
    likeness: 'plain',
    sha256: 'plain',
    width: 'plain',
    widths: 'plain',
  },
  one_time_code: {
    expires_at: 'personal',
    hash: 'secret',
    id_user: 'plain',
    phone: 'personal',
    purpose: 'plain',
    subject: 'secret',
    used_at: 'personal',
  },
  private_file: {
    bytes: 'personal',
    created_at: 'personal',
    expires_at: 'personal',
    id: 'plain',
    id_owner: 'plain',
    is_audio: 'plain',
    is_file: 'plain',
    is_video: 'plain',
    name: 'personal',
    sha256: 'plain',
  },
  session: {
    created_at: 'personal',
    ended_at: 'personal',
    generation: 'plain',
    id: 'plain',
    id_device: 'personal',
    id_social_account: 'plain',
    id_user: 'plain',
    last_used_at: 'personal',
    second_factor_at: 'personal',
    verified_at: 'personal',
  },
  session_token: {
    generation: 'plain',
    hash: 'secret',
    id_session: 'plain',
    issued_at: 'plain',
    renewal_salt: 'secret',
    replaced_at: 'plain',
  },
  social_account: {
    created_at: 'personal',
    id: 'plain',
    id_user: 'plain',
    name: 'personal',
    network: 'personal',
    subject: 'personal',
  },
  social_attempt: {
    expires_at: 'plain',
    id_device: 'personal',
    network: 'plain',
    nonce_hash: 'secret',
    state_hash: 'secret',
    used_at: 'plain',
  },
  socket_token: { expires_at: 'plain', hash: 'secret', id_session: 'plain', used_at: 'plain' },
  // Records what staff did; the user it was about is only an id.
  staff_action: { action: 'plain', at: 'plain', detail: 'plain', id: 'plain', id_staff: 'plain', subject: 'plain' },
  staff_member: { added_at: 'plain', id_added_by: 'plain', id_user: 'plain', scopes: 'plain' },
  second_factor: {
    confirmed_at: 'personal',
    id_user: 'plain',
    last_step: 'secret',
    pending: 'secret',
    pending_at: 'personal',
    secret: 'secret',
  },
  recovery_code: { hash: 'secret', id_user: 'plain', used_at: 'personal' },
  user_block: { created_at: 'personal', id_blocked: 'personal', id_user: 'plain', until: 'personal' },
  users: {
    about: 'personal',
    auto_delete_months: 'personal',
    calls: 'plain',
    corporate_email: 'personal',
    created_at: 'plain',
    currency: 'personal',
    delete_warned_at: 'personal',
    delete_warned_days: 'personal',
    email: 'personal',
    files: 'plain',
    id: 'plain',
    id_image: 'personal',
    language: 'personal',
    languages: 'personal',
    last_seen_at: 'personal',
    messages: 'plain',
    name: 'personal',
    nickname: 'personal',
    password_hash: 'secret',
    phone: 'personal',
    pin_hash: 'secret',
    role: 'plain',
    show_wallet: 'plain',
    status: 'plain',
  },
  upload: {
    attempts: 'plain',
    content_type: 'plain',
    created_at: 'personal',
    expires_at: 'personal',
    finished_at: 'personal',
    for_chat: 'plain',
    id: 'plain',
    id_owner: 'plain',
    id_parts: 'secret',
    is_audio: 'plain',
    parts: 'plain',
    received: 'personal',
    size: 'personal',
  },
  complaint: { created_at: 'personal', id_report: 'plain', id_user: 'plain', reason: 'personal', text: 'personal' },
  follow: { created_at: 'personal', id_talent: 'personal', id_user: 'plain' },
  report: {
    closed_at: 'plain',
    created_at: 'plain',
    id: 'plain',
    id_owner: 'plain',
    id_subject: 'plain',
    subject: 'plain',
  },
  application: {
    about: 'personal',
    answer: 'personal',
    asked: 'personal',
    charity_percent: 'personal',
    code: 'secret',
    created_at: 'personal',
    decided_at: 'personal',
    due_at: 'personal',
    id: 'plain',
    id_decider: 'plain',
    id_fund: 'plain',
    id_user: 'plain',
    languages: 'personal',
    reason: 'personal',
    specialization: 'personal',
    state: 'plain',
    submitted_at: 'personal',
  },
  application_category: { id_application: 'plain', id_category: 'plain', place: 'plain' },
  application_edge: { from_state: 'plain', to_state: 'plain' },
  application_profile: { address: 'personal', id_application: 'plain', place: 'plain', proof: 'plain' },
  application_tag: { id_application: 'plain', id_tag: 'plain', place: 'plain' },
  support_request: {
    answer: 'personal',
    closed_at: 'plain',
    created_at: 'plain',
    email: 'personal',
    id: 'plain',
    id_staff: 'plain',
    id_user: 'plain',
    language: 'plain',
    order_number: 'personal',
    reference: 'personal',
    text: 'personal',
    topic: 'plain',
  },
  // Like an agreement: a version and a time.
  document_consent: { accepted_at: 'plain', document: 'plain', id_user: 'plain', version: 'plain' },
  talent_followers: { followers: 'plain', id_talent: 'plain', slot: 'plain' },
};
