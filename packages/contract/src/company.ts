/** The company that runs this site, from the operator's settings. */
export type Company = {
  name: string;
  address: string;
  /** Company and tax registration numbers, in one line. */
  numbers: string;
  supportEmail: string;
  /** For reporting vulnerabilities. */
  securityEmail: string;
};

/** Clearly fictional, for trying the product out. */
export const fictionalCompany: Company = {
  name: 'Stagedoor Example Ltd (fictional)',
  address: '1 Example Street, 00000 Sampletown, Nowhere',
  numbers: 'Company No. 00000000, VAT XX000000000',
  supportEmail: 'support@stagedoor.example',
  securityEmail: 'security@stagedoor.example',
};
