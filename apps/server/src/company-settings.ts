import { type Company, fictionalCompany } from '@stagedoor/contract/company';
import type { Environment } from './environment.ts';

/** Production requires these settings, so that no shop runs under the name of a fictional company. */
export const companyOf = (config: Environment): Company => ({
  name: config.COMPANY_NAME ?? fictionalCompany.name,
  address: config.COMPANY_ADDRESS ?? fictionalCompany.address,
  numbers: config.COMPANY_NUMBERS ?? fictionalCompany.numbers,
  supportEmail: config.SUPPORT_EMAIL ?? fictionalCompany.supportEmail,
  securityEmail: config.SECURITY_EMAIL ?? config.SUPPORT_EMAIL ?? fictionalCompany.securityEmail,
});
