import type { Stored } from './kind.test-support.ts';

export const notificationColumns: Stored<
  'event_log' | 'notification_choice' | 'notification_setting' | 'notified_fact' | 'push_subscription'
> = {
  event_log: {
    created_at: 'personal',
    group_key: 'plain',
    id: 'plain',
    id_partner: 'plain',
    id_subject: 'plain',
    id_user: 'plain',
    in_app: 'plain',
    mail: 'plain',
    params: 'personal',
    read_at: 'personal',
    subject_id: 'plain',
    subject_type: 'plain',
    sum: 'personal',
    type: 'plain',
  },
  notification_choice: { email: 'plain', id_user: 'plain', in_app: 'plain', push: 'plain', type: 'plain' },
  notification_setting: {
    digest: 'plain',
    id_user: 'plain',
    optional_emails: 'plain',
    quiet_from: 'personal',
    quiet_to: 'personal',
    time_zone: 'personal',
  },
  notified_fact: { at: 'plain', fact_key: 'plain', id_user: 'plain', type: 'plain' },
  push_subscription: {
    auth: 'secret',
    created_at: 'personal',
    endpoint: 'personal',
    id: 'plain',
    id_device: 'personal',
    id_user: 'plain',
    p256dh: 'secret',
  },
};
