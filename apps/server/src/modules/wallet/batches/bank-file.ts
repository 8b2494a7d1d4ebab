import { sum } from '@stagedoor/contract/money';
import { type Html, html as xml } from '../../../platform/http/html.ts';
import { plainDollars } from '../../../platform/plain-dollars.ts';
import type { Batch, Payout } from './batch.ts';

const longest = { line: 70, town: 35, reference: 35 };
// The standard's placeholder where the bank is to choose.
const notProvided = xml`<Othr><Id>NOTPROVIDED</Id></Othr>`;

/** Drops what XML cannot hold, and joins lines. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF\s]+/gu, ' ')
    .trim();

const pieces = (text: string, length: number): string[] => {
  const letters = [...plain(text)];
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, at) =>
    letters.slice(at * length, (at + 1) * length).join(''),
  );
};

/** ISO 20022 pain.001.001.09: a customer credit transfer initiation. */
export const writeBankFile = ({ payer, id, createdAt, payments }: Batch): string => {
  const count = payments.length;
  const total = plainDollars(sum(payments.map(({ amount }) => amount)));
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr><MsgId>STAGEDOOR-${id}</MsgId><CreDtTm>${createdAt.toISOString()}</CreDtTm><NbOfTxs>${count}</NbOfTxs><CtrlSum>${total}</CtrlSum><InitgPty><Nm>${plain(payer.name)}</Nm></InitgPty></GrpHdr>
<PmtInf>
<PmtInfId>STAGEDOOR-${id}-1</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${count}</NbOfTxs><CtrlSum>${total}</CtrlSum>
<ReqdExctnDt><Dt>${createdAt.toISOString().slice(0, 10)}</Dt></ReqdExctnDt>
<Dbtr><Nm>${plain(payer.name)}</Nm></Dbtr><DbtrAcct><Id>${payer.account ? accountOf(payer.account) : notProvided}</Id></DbtrAcct><DbtrAgt><FinInstnId>${payer.swift ? xml`<BICFI>${payer.swift}</BICFI>` : notProvided}</FinInstnId></DbtrAgt>
${payments.map(transferOf)}</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`.text;
};

const transferOf = ({ id, amount, person, address, destination }: Payout): Html => {
  if (destination.rail !== 'bank') throw new Error(`withdrawal ${id}: expected rail bank, got ${destination.rail}`);
  const { account, swift, bankName, taxpayerId, purpose } = destination;
  const [town] = pieces(address.city, longest.town);
  const [taxpayer] = pieces(taxpayerId, longest.reference);
  return xml`<CdtTrfTxInf>
<PmtId><EndToEndId>STAGEDOOR-W-${id}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="USD">${plainDollars(amount)}</InstdAmt></Amt>
<CdtrAgt><FinInstnId><BICFI>${swift}</BICFI><Nm>${plain(bankName)}</Nm></FinInstnId></CdtrAgt>
<Cdtr><Nm>${plain(`${person.firstName} ${person.lastName}`)}</Nm><PstlAdr><PstCd>${address.postalCode}</PstCd><TwnNm>${town ?? ''}</TwnNm><Ctry>${person.residenceCountry}</Ctry>${pieces(address.addressLine, longest.line).map((piece) => xml`<AdrLine>${piece}</AdrLine>`)}</PstlAdr>${taxpayer ? xml`<Id><PrvtId><Othr><Id>${taxpayer}</Id></Othr></PrvtId></Id>` : ''}<CtryOfRes>${person.residenceCountry}</CtryOfRes></Cdtr>
<CdtrAcct><Id>${accountOf(account)}</Id></CdtrAcct>
${plain(purpose) === '' ? '' : xml`<RmtInf><Ustrd>${plain(purpose)}</Ustrd></RmtInf>`}
</CdtTrfTxInf>
`;
};

const accountOf = (account: string): Html =>
  /^[A-Z]{2}\d{2}/.test(account) ? xml`<IBAN>${account}</IBAN>` : xml`<Othr><Id>${account}</Id></Othr>`;
