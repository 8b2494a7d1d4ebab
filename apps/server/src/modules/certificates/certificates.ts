import type { Deps } from './deps.ts';
import { revokeCertificate } from './end/revoke-certificate.ts';
import { issueCertificate } from './issue/issue-certificate.ts';
import { hideName, setNaming } from './issue/set-naming.ts';
import { readLog } from './log/read-log.ts';
import { certificateDocument } from './read/certificate-document.ts';
import { certificatesOfOrder } from './read/certificates-of-order.ts';
import { showCertificate } from './read/show-certificate.ts';
import { listKeys } from './sign/list-keys.ts';

export type Certificates = ReturnType<typeof createCertificates>;

/** Certificates of what was delivered: signed, so that anybody can check them without us, and logged for good. */
export const createCertificates = (deps: Deps) => ({
  issue: issueCertificate(deps),
  revoke: revokeCertificate(deps),
  setNaming: setNaming(deps),
  hideName: hideName(deps),
  show: showCertificate(deps.database),
  ofOrder: certificatesOfOrder,
  document: certificateDocument(deps.database),
  listKeys: listKeys(deps.database),
  log: readLog(deps.database),
});
