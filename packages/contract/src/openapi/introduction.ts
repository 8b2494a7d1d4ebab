import { appAuthorization } from '../app-key.ts';
import { errors } from '../errors.ts';
import { fieldWords } from '../field-problem.ts';
import { anonymousToken, limits } from '../limits.ts';
import { queueOf, socketPath, syncDestination, topicsPrefix } from '../live-destinations.ts';

const { verification, live, pages } = limits;

/** What an integrator needs before the first call. */
export const introduction = `Every call is HTTPS with JSON under \`/api\`. Times are UTC in ISO 8601, texts are UTF-8.
The [first purchase by curl](/api/first-purchase) takes five minutes and uses most of what follows.

## Log in

1. Generate a random id for this installation once and store it: 16 to 64 letters, digits and dashes, a UUID for example. Send it with every call as
   \`X-Device-Id\`. A session is valid only on its own device.
2. Log-in calls have no session yet. They identify the app: \`Authorization: ${appAuthorization}\`. That is not a secret.
3. \`POST /api/login-with-password\` takes a password, or the ${verification.codeDigits} digits that \`POST /api/login-get-password\` has mailed; a code is valid for
   ${verification.codeMinutes} minutes on the device that asked for it. The token is in the \`Authorization\` header of the response.
4. From then on send \`Authorization: Bearer {token}\`.

Visitors need no session. They send \`Authorization: Bearer ${anonymousToken}\` or nothing, and reach everything that is public. With a device id they can also buy.

## Renewal

Tokens are rotated while in use. Whenever a response, even a refusal, has an \`Authorization\` header, use that token from then on; the old one is valid for another
minute. A session expires after 30 days without use. Status ${errors.noSuchUser.status} always means that there is no session: log in again. Nothing else answers ${errors.noSuchUser.status}.

## Idempotency

Calls that move money or stock require an \`Idempotency-Key\`: a new random string for each action of the user. Retries with the same key are safe:
the call takes effect once, and the response stays the same. The same key with another body is refused (${errors.requestAlreadyExists.code}).

## Money

Amounts are whole **cents of a US dollar**: \`4400\` is $44.00. Use \`get-exchange-rates\` to show prices in other currencies; payments are always in dollars.

## Errors

A refusal has a body such as \`{ "error": ${errors.mandatoryFieldNull.code}, "name": "mandatoryFieldNull", "fields": { "email": "required" } }\`. Code and name never change; show a text of
your own. \`fields\` says what is wrong with which field in one word: ${fieldWords.map((word) => `\`${word}\``).join(', ')}. With ${errors.incompleteRequest.code} a \`reason\` says why the call is not possible now
and what it needs. \`requestId\` identifies the request in our log. After 429 and 503 wait for \`Retry-After\` seconds.

## Pages

Lists are paginated. Some by page number: send \`page\` (from 0) and \`size\` (up to ${pages.max}), get \`items\`, \`currentPage\` and \`totalPages\`. Long and fast-changing ones by cursor:
send the last page’s \`next\` as \`before\` until it is null.

## Pictures

Every \`imageLink\` is a path on this host that returns WebP about 960 pixels wide. Append \`/{width}.webp\` for another size: 160, 320, 640, 960, 1280 or 1920; pictures
are never scaled up. The link of a picture delivered with an order is signed and valid for an hour; read the order again for a new one.

## Languages

Texts come in the \`language\` of the query or path: ${limits.languages.map((language) => `\`${language}\``).join(', ')}. \`GET /json/languages.json\` lists the languages that users can choose as spoken.

## Sockets and topics

STOMP 1.2 over a WebSocket at \`${socketPath}\`. CONNECT with \`authorization\` and \`x-device-id\`, or with a token of \`GET /api/socket-auth\` as \`passcode\`. Heartbeats every ${live.heartbeatMs / 1_000} s.

- \`${queueOf(7, '{device}').replace('7', '{idUser}')}\`: the user’s own events. Messages are arrays of events with \`eventType\` and \`date\`: \`EVENT_LOG_UPDATED\`, \`THREAD_UPDATED\`,
  \`WALLET_UPDATED\`, \`SELF_USER_UPDATED\`.
- \`${topicsPrefix}order/{idOrder}\`: an order as it changes (\`ORDER_UPDATED\`), for its two sides, and for a guest who names the token of the mailed link as \`key\`. \`TOPIC_CLOSED\` is the
  last event of a subscription.

After a reconnect, SEND \`{ "lastReceivedDate": "…" }\` to \`${syncDestination}\`: missed events of the last ${live.keptDays} days are sent again, in order. An event without a payload means: reload.

## Browsers on other origins

Only origins that the operator has configured (\`CORS_ORIGINS\`) may call from a browser. The headers \`Authorization\` and \`Retry-After\` are exposed to them.`;
