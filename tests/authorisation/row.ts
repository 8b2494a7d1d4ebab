import type { Input } from '@stagedoor/contract/endpoint';
import type { Endpoints } from '@stagedoor/contract/endpoints/index';
import type { ErrorName } from '@stagedoor/contract/errors';
import type { RouteName } from '@stagedoor/contract/routes';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { ActorKind } from './actors.ts';
import type { Person, World } from './world.ts';

/** What JSON cannot carry: a form with files, or raw bytes. */
export type Upload = { payload: Buffer; contentType: string };
type Sent<Name extends RouteName> = Input<Endpoints[Name]> & { upload?: Upload };

/**
 * How one endpoint is called, and on which object. `of` says who may: `owner`, while for everyone else the object looks
 * missing; `anybody` with access, owner or not; `nobody`, because it is never shown; `nothing` where the call has no
 * object.
 */
export type Row<In> = {
  of: 'owner' | 'anybody' | 'nobody' | 'nothing';
  /** Creates an object of this person, and returns the input of the call. */
  about(world: World, owner: Person): Promise<In>;
  /** The same for a missing object. */
  missing?: In;
  rules: Rules;
};

/** Exceptions from the default of the row's kind. */
export type Rules = {
  /** Actors with access who are refused by a rule, even for their own objects. */
  refuses?: Partial<Record<ActorKind, ErrorName>>;
  /** The result for a missing object; `open` where the call has no effect, `empty` where it is omitted from a list. */
  missingIs?: ErrorName | 'open' | 'empty';
  /** Staff with one of these scopes may access everyone's objects. */
  staffMay?: readonly StaffScope[];
  /** The object from the other side: accessible, or refused like a missing one. */
  otherSide?: { isOpen: boolean; about(world: World, person: Person): Promise<unknown> };
};

export type Rows<Name extends RouteName> = {
  [N in Name]: Row<Sent<N>> | Record<string, Row<Sent<N>>>;
};

/** The built endpoints of one section of the contract. */
export type BuiltIn<Section> = keyof Section & RouteName;

type About<In> = (world: World, caller: Person) => Promise<In> | In;

/** Without an object: about the caller, or the same for everyone. */
export const plain = <In>(about: About<In>, rules: Rules = {}): Row<In> => ({
  of: 'nothing',
  rules,
  about: async (world, caller) => about(world, caller),
});

type Make<Id> = (world: World, owner: Person) => Promise<Id>;
type Naming<Id, In> = { make: Make<Id>; nowhere: Id; send: (id: Id) => In };

const naming =
  (of: 'owner' | 'anybody' | 'nobody') =>
  <Id, In>({ make, nowhere, send }: Naming<Id, In>, rules: Rules = {}): Row<In> => ({
    of,
    rules,
    missing: send(nowhere),
    about: async (world, owner) => send(await make(world, owner)),
  });

/** Names an object that only its owner may use. */
export const own = naming('owner');
/** Names an object that anyone with access, or with its secret, may use. */
export const openToAll = naming('anybody');

/** Names an existing object that this call never shows. */
export const hiddenFromAll = naming('nobody');

export const noId = 999_999_999;
export const noUuid = '00000000-0000-4000-8000-000000000000';
export const noToken = 'A'.repeat(43);

/** The same refusal for all staff. */
export const ofStaff = (refusal: ErrorName) => ({ staff: refusal, staffElsewhere: refusal, staffUnproven: refusal });
