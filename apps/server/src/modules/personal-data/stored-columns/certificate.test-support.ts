import type { Stored } from './kind.test-support.ts';

type Tables = 'certificate' | 'certificate_key' | 'certificate_log' | 'certificate_log_day';

export const certificateColumns: Stored<Tables> = {
  certificate: {
    code: 'plain',
    ended_at: 'plain',
    id: 'plain',
    id_holder: 'plain',
    id_key: 'plain',
    id_order: 'plain',
    id_predecessor: 'plain',
    id_talent: 'plain',
    issued_at: 'plain',
    naming: 'plain',
    recipient: 'personal',
    revision: 'plain',
    revoked: 'plain',
    signature: 'plain',
    state: 'plain',
    statement: 'personal',
  },
  certificate_key: { created_at: 'plain', id: 'plain', public_key: 'plain', retired_at: 'plain', sealed_key: 'plain' },
  certificate_log: { hash: 'plain', line: 'plain', seq: 'plain' },
  certificate_log_day: { day: 'plain', hash: 'plain', seq: 'plain' },
};
