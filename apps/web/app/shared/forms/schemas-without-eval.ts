import { config } from 'zod';

// Zod would compile its checks with `new Function`, which the content security policy blocks and reports.
config({ jitless: true });

export * from 'zod';
