import { randomUUID } from 'node:crypto';
import { expect, test } from './support/page.ts';

type Parameter = { name: string; in: string; example?: string | number; required?: boolean; $ref?: string };
type Operation = {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { example: object }> };
  'x-access': string;
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** Read-only calls, so that every example can be tried. */
const looks = /^(get|find|search|userList|newEventsCount|eventLogs|applyPromoCode|verifyPromoCode|transactionLog)/;
/** Calls that need an id from a mail, the card page, a list or an earlier transaction. */
const needsMore = new Set([
  'getActivityPosts',
  'getAuction',
  'getAuctionWin',
  'getBids',
  'getBought',
  'getCall',
  'getCallBooking',
  'getCertificate',
  'getFollowedPosts',
  'getGiftThanks',
  'getOrder',
  'getOrderCall',
  'getOrderMessages',
  'getGroupMembers',
  'getPayment',
  'getRenewal',
  'getTransaction',
  'getUpload',
  'searchChat',
]);

test('the examples of the API work against the sandbox', async ({ request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as Document;
  const device = randomUUID();
  const login = operationOf(document, 'loginWithPassword');
  const answer = await request.post(login.path, {
    data: login.operation.requestBody?.content['application/json']?.example ?? {},
    headers: { authorization: 'Key web/1', 'x-device-id': device },
  });
  await expect(answer).toBeOK();
  const headers = { authorization: answer.headers().authorization ?? '', 'x-device-id': device };
  const refused: string[] = [];
  for (const { method, path, operation } of operationsOf(document)) {
    const { operationId, parameters, requestBody } = operation;
    const isOpen = ['public', 'user', 'registering'].includes(operation['x-access']);
    if (!isOpen || !looks.test(operationId) || needsMore.has(operationId)) continue;
    const data = requestBody?.content['application/json']?.example;
    const tried = await request.fetch(fill(path, parameters), { method, headers, ...(data && { data }) });
    if (!tried.ok()) refused.push(`${operationId}: ${await tried.text()}`);
  }
  expect(refused).toEqual([]);
});

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const operationOf = (document: Document, name: string) => {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`expected the operation ${name} in the OpenAPI document`);
  return found;
};

const fill = (path: string, parameters: readonly Parameter[]): string => {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  const query = new URLSearchParams(inQuery.map(({ name, example }): [string, string] => [name, String(example)]));
  const filled = inPath.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(`${example}`)),
    path,
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
};
