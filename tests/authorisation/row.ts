import type { BuiltName } from '@stagedoor/contract/client';
import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { ErrorName } from '@stagedoor/contract/errors';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { ActorKind } from './actors.ts';
import type { Person, World } from './world.ts';

/** What no JSON body can carry: a form with files, or bytes as they are. */
export type Upload = { payload: Buffer; contentType: string };
type Sent<Name extends BuiltName> = Input<Endpoints[Name]> & { upload?: Upload };

/**
 * How one endpoint is called, and about what. `of` says who may: `owner`, and to everybody else the object looks like a
 * missing one; `anybody` who passes the door, whoever's it is; `nobody`, because it is never shown; `nothing` where the call
 * names no object.
 */
export type Row<In> = {
  of: 'owner' | 'anybody' | 'nobody' | 'nothing';
  /** Makes an object of this person, and says what is sent about it. */
  about(world: World, owner: Person): Promise<In>;
  /** The same, about something that is not there. */
  missing?: In;
  rules: Rules;
};

/** Where a row differs from what its kind says. */
export type Rules = {
  /** Who passes the door and is refused by a rule behind it, about their own things too. */
  refuses?: Partial<Record<ActorKind, ErrorName>>;
  /** How a missing object is answered; `open` where nothing is to be done, `empty` where it is left out of a list. */
  missingIs?: ErrorName | 'open' | 'empty';
  /** Of the staff, whoever holds one of these finds everybody's objects open. */
  staffMay?: readonly StaffScope[];
  /** The object as the other side of it: open to them, or as closed as a missing one. */
  otherSide?: { isOpen: boolean; about(world: World, person: Person): Promise<unknown> };
};

export type Rows<Name extends BuiltName> = {
  [N in Name]: Row<Sent<N>> | Record<string, Row<Sent<N>>>;
};

/** The built endpoints of one section of the contract. */
export type BuiltIn<Section> = keyof Section & BuiltName;

type About<In> = (world: World, caller: Person) => Promise<In> | In;

/** Names no object: it is about the caller, or about everybody. */
export const plain = <In>(about: About<In>, rules: Rules = {}): Row<In> => ({
  ...{ of: 'nothing', rules },
  about: async (world, caller) => about(world, caller),
});

type Make<Id> = (world: World, owner: Person) => Promise<Id>;
type Naming<Id, In> = { make: Make<Id>; nowhere: Id; send: (id: Id) => In };

const naming =
  (of: 'owner' | 'anybody' | 'nobody') =>
  <Id, In>({ make, nowhere, send }: Naming<Id, In>, rules: Rules = {}): Row<In> => ({
    ...{ of, rules, missing: send(nowhere) },
    about: async (world, owner) => send(await make(world, owner)),
  });

/** Names something that only its owner may use. */
export const own = naming('owner');
/** Names something that is open to whoever passes the door, or to whoever knows its secret. */
export const anybodys = naming('anybody');

/** Names something that is there and that nobody is shown in this way. */
export const nobodys = naming('nobody');

export const noId = 999_999_999;
export const noUuid = '00000000-0000-4000-8000-000000000000';
export const noToken = 'A'.repeat(43);

/** The same for everybody who works here. */
export const ofStaff = (refusal: ErrorName) => ({ staff: refusal, staffElsewhere: refusal, staffUnproven: refusal });
