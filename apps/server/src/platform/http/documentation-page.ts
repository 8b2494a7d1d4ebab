import { type Html, html, plainPage } from './html.ts';

type Operation = {
  operationId: string;
  tags: string[];
  summary?: string;
  parameters: object[];
  requestBody?: object;
  responses: Record<string, { description?: string }>;
  'x-access': string;
  'x-built': boolean;
};
type Listed = Operation & { method: string; path: string };

/** The OpenAPI document for a reader: every call by section, with what goes in, what comes out and how it may refuse. */
export const documentationPage = (document: object): string => {
  const { paths, tags } = document as { paths: Record<string, Record<string, Operation>>; tags: { name: string }[] };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Listed => ({ ...operation, path, method: method.toUpperCase() }),
    ),
  );
  const built = operations.filter((operation) => operation['x-built']).length;
  return plainPage(
    'API',
    html`<h1>Stagedoor API</h1>
<p>${operations.length} calls under <code>/api</code>, ${built} of them built; the others answer 1069. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Sections"><ul>${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${tags.map(({ name }) =>
  section(
    name,
    operations.filter((operation) => operation.tags.includes(name)),
  ),
)}`,
  );
};

const section = (name: string, operations: Listed[]): Html =>
  html`<h2 id="${name}">${name}</h2>${operations.map(entry)}`;

const entry = (operation: Listed): Html =>
  html`<details id="${operation.operationId}"><summary><code>${operation.method} ${operation.path}</code>
<small>${operation.summary ?? (operation['x-built'] ? '' : 'Not built yet')} · for: ${operation['x-access']}</small></summary>
${operation.requestBody ? html`<h3>Body</h3>${json(operation.requestBody)}` : ''}
<h3>Parameters</h3>${json(operation.parameters)}
<h3>Answers</h3>${json(operation.responses)}
</details>`;

const json = (value: object): Html => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;
