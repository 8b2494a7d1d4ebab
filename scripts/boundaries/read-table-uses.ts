import { parseSync } from 'vite';

export type TableUse = { table: string; kind: 'reads' | 'writes'; line: number };

type Node = { type: string; start: number; [field: string]: unknown };
type Use = (kind: TableUse['kind'], table: string, at: number) => void;

const writing = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const isReading = (method: string) => /^(selectFrom|from|using)$|Join(Lateral)?$/.test(method);

const inSql: readonly [RegExp, TableUse['kind']][] = [
  [/\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)/gi, 'writes'],
  [/(?<!\bdelete\s+)\b(?:from|join)\s+(?:only\s+|lateral\s+)?"?([a-z_]+)/gi, 'reads'],
];

/**
 * The tables that a source file reads and writes, by query-builder calls and by SQL in its strings. Table names in
 * variables are not detected.
 */
export function readTableUses(file: string, source: string, isTable: (name: string) => boolean): TableUse[] {
  const uses: TableUse[] = [];
  const use: Use = (kind, table, at) => {
    if (isTable(table)) uses.push({ kind, table, line: source.slice(0, at).split('\n').length });
  };
  visit(parseSync(file, source).program as unknown as Node, (node) => {
    if (node.type === 'CallExpression') readCall(node, use);
    else readText(node, use);
  });
  return uses;
}

function visit(node: Node, look: (node: Node) => void) {
  look(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, look);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `tx.selectFrom('orders as o')`, `selectFrom(['orders', 'users'])`, `innerJoin('users', …)`. */
function readCall(node: Node, use: Use) {
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
  const method = isNode(callee.property) ? String(callee.property.name) : '';
  const kind = writing.has(method) ? 'writes' : isReading(method) ? 'reads' : null;
  const [first] = given;
  if (kind === null || !first) return;
  for (const { value, start } of first.type === 'ArrayExpression' ? (first.elements as Node[]) : [first]) {
    if (typeof value === 'string') use(kind, value.split(' ')[0] ?? '', start);
  }
}

function readText(node: Node, use: Use) {
  const { type, value, start } = node;
  const text = type === 'TemplateElement' ? (value as { cooked?: string }).cooked : value;
  if (typeof text !== 'string') return;
  for (const [pattern, kind] of inSql) {
    for (const [, table = ''] of text.matchAll(pattern)) use(kind, table, start);
  }
}
