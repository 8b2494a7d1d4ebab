import { cents } from '@stagedoor/contract/money';
import { describe, expect, it } from 'vitest';
import { plainDollars } from '../../../platform/plain-dollars.ts';
import type { Batch, Payout } from './batch.ts';
import { writeBatch } from './batch-file.ts';

const person = {
  firstName: 'Solomiia',
  lastName: 'Krushelnytska',
  birthDate: '1990-05-17',
  residenceCountry: 'UA',
  birthCountry: 'UA',
};
const address = { city: 'Lviv', addressLine: 'Svobody 28', postalCode: '79000' };
const toBank = {
  rail: 'bank' as const,
  account: 'DE89370400440532013000',
  swift: 'COBADEFFXXX',
  bankName: 'Commerzbank',
  taxpayerId: '1234567890',
  purpose: 'Earnings',
};

const payout = (change: Partial<Payout> = {}): Payout => ({
  id: 7,
  amount: cents(5_000),
  person,
  address,
  destination: toBank,
  ...change,
});
const batch = (rail: Batch['rail'], ...payments: Payout[]): Batch => ({
  payer: { name: 'Stagedoor' },
  id: 3,
  rail,
  payments,
  createdAt: new Date('2026-03-04T12:00:00Z'),
});
const bankFile = (...payments: Payout[]) => writeBatch(batch('bank', ...payments)).content;

describe('the file for the bank', () => {
  it('is an ISO 20022 order with its sums', () => {
    expect(bankFile(payout(), payout({ id: 8, amount: cents(1_234) }))).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
      <CstmrCdtTrfInitn>
      <GrpHdr><MsgId>STAGEDOOR-3</MsgId><CreDtTm>2026-03-04T12:00:00.000Z</CreDtTm><NbOfTxs>2</NbOfTxs><CtrlSum>62.34</CtrlSum><InitgPty><Nm>Stagedoor</Nm></InitgPty></GrpHdr>
      <PmtInf>
      <PmtInfId>STAGEDOOR-3-1</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>2</NbOfTxs><CtrlSum>62.34</CtrlSum>
      <ReqdExctnDt><Dt>2026-03-04</Dt></ReqdExctnDt>
      <Dbtr><Nm>Stagedoor</Nm></Dbtr><DbtrAcct><Id><Othr><Id>NOTPROVIDED</Id></Othr></Id></DbtrAcct><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>
      <CdtTrfTxInf>
      <PmtId><EndToEndId>STAGEDOOR-W-7</EndToEndId></PmtId>
      <Amt><InstdAmt Ccy="USD">50.00</InstdAmt></Amt>
      <CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI><Nm>Commerzbank</Nm></FinInstnId></CdtrAgt>
      <Cdtr><Nm>Solomiia Krushelnytska</Nm><PstlAdr><PstCd>79000</PstCd><TwnNm>Lviv</TwnNm><Ctry>UA</Ctry><AdrLine>Svobody 28</AdrLine></PstlAdr><Id><PrvtId><Othr><Id>1234567890</Id></Othr></PrvtId></Id><CtryOfRes>UA</CtryOfRes></Cdtr>
      <CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>
      <RmtInf><Ustrd>Earnings</Ustrd></RmtInf>
      </CdtTrfTxInf>
      <CdtTrfTxInf>
      <PmtId><EndToEndId>STAGEDOOR-W-8</EndToEndId></PmtId>
      <Amt><InstdAmt Ccy="USD">12.34</InstdAmt></Amt>
      <CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI><Nm>Commerzbank</Nm></FinInstnId></CdtrAgt>
      <Cdtr><Nm>Solomiia Krushelnytska</Nm><PstlAdr><PstCd>79000</PstCd><TwnNm>Lviv</TwnNm><Ctry>UA</Ctry><AdrLine>Svobody 28</AdrLine></PstlAdr><Id><PrvtId><Othr><Id>1234567890</Id></Othr></PrvtId></Id><CtryOfRes>UA</CtryOfRes></Cdtr>
      <CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>
      <RmtInf><Ustrd>Earnings</Ustrd></RmtInf>
      </CdtTrfTxInf>
      </PmtInf>
      </CstmrCdtTrfInitn>
      </Document>
      "
    `);
  });

  it('names our account where it is configured', () => {
    const payer = { name: 'Stagedoor Ltd', account: 'GB33BUKB20201555555555', swift: 'BUKBGB22XXX' };
    const { content } = writeBatch({ ...batch('bank', payout()), payer });
    expect(content).toContain(
      '<Dbtr><Nm>Stagedoor Ltd</Nm></Dbtr><DbtrAcct><Id><IBAN>GB33BUKB20201555555555</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><BICFI>BUKBGB22XXX</BICFI></FinInstnId></DbtrAgt>',
    );
  });

  it('takes what people write as text', () => {
    const file = bankFile(
      payout({
        person: { ...person, lastName: `O'Neil & <Sons>\uD800` },
        destination: { ...toBank, purpose: 'for\nMarch "and" April' },
      }),
    );
    expect(file).toContain('<Nm>Solomiia O&#39;Neil &amp; &lt;Sons&gt;\uFFFD</Nm>');
    expect(file).toContain('<Ustrd>for March &quot;and&quot; April</Ustrd>');
  });

  it('keeps within the lengths of the standard, and names an account without an IBAN as it is', () => {
    const file = bankFile(
      payout({
        address: { ...address, city: 'x'.repeat(60), addressLine: 'y'.repeat(120) },
        destination: { ...toBank, account: '12345678', purpose: '' },
      }),
    );
    expect(file).toContain(`<TwnNm>${'x'.repeat(35)}</TwnNm>`);
    expect(file).toContain(`<AdrLine>${'y'.repeat(70)}</AdrLine><AdrLine>${'y'.repeat(50)}</AdrLine>`);
    expect(file).toContain('<Othr><Id>12345678</Id></Othr>');
    expect(file).not.toContain('RmtInf');
  });
});

describe('the file for the other rails', () => {
  it('is a table that no spreadsheet runs', () => {
    const { fileName, mediaType, content } = writeBatch(
      batch(
        'paypal',
        payout({
          person: { ...person, firstName: '=HYPERLINK("http://evil")', lastName: '@SUM(1)' },
          destination: { rail: 'paypal', email: '+cmd@example.com' },
        }),
      ),
    );
    expect({ fileName, mediaType }).toEqual({ fileName: 'withdrawals-3-paypal.csv', mediaType: 'text/csv' });
    expect(content.split('\r\n')).toEqual([
      '"id","amount","currency","destination","first name","last name","country"',
      `"7","50.00","USD","'+cmd@example.com","'=HYPERLINK(""http://evil"")","'@SUM(1)","UA"`,
      '',
    ]);
  });
});

it.each([
  [5, '0.05'],
  [50, '0.50'],
  [1_234, '12.34'],
  [100_000_000, '1000000.00'],
])('writes %d cents as %s', (amount, written) => {
  expect(plainDollars(cents(amount))).toBe(written);
});
