import type { EndpointSpec } from '@stagedoor/contract/endpoint';
import { endpoints } from '@stagedoor/contract/endpoints/index';
import type { RouteName } from '@stagedoor/contract/routes';
import { type Actor, actorsFor, doorOf } from './actors.ts';
import { callAs } from './call.ts';
import type { Row } from './row.ts';
import type { World } from './world.ts';

/** `who, whose` → the result. */
type Cells = Record<string, string>;
type Walked = { found: Cells; expected: Cells };
type AnyRow = Row<object>;

/**
 * Calls one endpoint as every actor, with their own, a foreign and a missing object; returns the found and the expected
 * results.
 */
export const walk = async (world: World, name: RouteName, row: AnyRow): Promise<Walked> => {
  const spec: EndpointSpec = endpoints[name];
  const walked: Walked = { found: {}, expected: {} };
  const stranger = await world.stranger(spec);
  const foreign = await row.about(world, stranger);
  for (const actor of actorsFor(row.rules.staffMay ?? spec.scopes)) {
    await world.forgetCounts();
    for (const { whose, expected, said } of await walkAs(world, { spec, row, foreign }, actor)) {
      walked.expected[`${actor.label}, ${whose}`] = expected;
      walked.found[`${actor.label}, ${whose}`] = said;
    }
  }
  if (row.of === 'owner') {
    walked.expected['its owner, after all others'] = expectedOf(spec, row, { kind: stranger.kind }).own;
    walked.found['its owner, after all others'] = (await callAs(stranger, spec, foreign)).said;
  }
  return walked;
};

type Cell = { whose: string; expected: string; said: string };
/** `foreign` is one object for all refused calls: afterwards its owner finds it unchanged. */
type Way = { spec: EndpointSpec; row: AnyRow; foreign: object };

const walkAs = async (world: World, { spec, row, foreign }: Way, actor: Actor): Promise<Cell[]> => {
  const isShut = doorOf(spec, actor.kind) !== 'open';
  const person = await (isShut ? world.outsider(actor) : world.person(actor));
  const expected = expectedOf(spec, row, actor);
  const missing = row.missing && (await callAs(person, spec, row.missing));
  const cells: Cell[] = missing ? [{ whose: 'missing', expected: expected.missing, said: missing.said }] : [];
  const ask = async (whose: keyof typeof expected, about: object) => {
    const answer = await callAs(person, spec, about);
    const isHidden = missing !== undefined && expected[whose] === expected.missing;
    const said = isHidden && answer.text !== missing.text ? `not as missing: ${answer.text}` : answer.said;
    cells.push({ whose, expected: expected[whose], said });
  };

  const { otherSide } = row.rules;
  if (isShut || row.of !== 'nothing')
    await ask('foreign', expected.foreign === 'open' ? await row.about(world, await world.stranger(spec)) : foreign);
  if (!isShut && otherSide && sells(actor)) await ask('otherSide', (await otherSide.about(world, person)) as object);
  if (!isShut && (row.of === 'nothing' || (row.of === 'owner' && actor.kind !== 'visitor')))
    await ask('own', await row.about(world, person));
  return cells;
};

const sells = ({ kind }: Actor) => kind === 'talent' || kind === 'agent';

const expectedOf = (spec: EndpointSpec, { of, rules }: AnyRow, { kind }: Pick<Actor, 'kind'>) => {
  const door = doorOf(spec, kind);
  if (door !== 'open') return { missing: door, foreign: door, otherSide: door, own: door };
  const refused = rules.refuses?.[kind];
  const missing = rules.missingIs ?? 'pageNotFound';
  const mayAll = of === 'anybody' || (kind === 'staff' && rules.staffMay !== undefined);
  return {
    missing: refused ?? missing,
    foreign: refused ?? (mayAll ? 'open' : missing),
    otherSide: refused ?? (rules.otherSide?.isOpen ? 'open' : missing),
    own: refused ?? 'open',
  };
};
