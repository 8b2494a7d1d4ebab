export { certificateInvariants } from './audit/invariants.ts';
export { certificatesJobs } from './certificates.jobs.ts';
export { certificatesPersonalData } from './certificates.personal-data.ts';
export { certificatesRoutes } from './certificates.routes.ts';
export { type Certificates, createCertificates } from './certificates.ts';
export { appendToLog } from './log/append-to-log.ts';
