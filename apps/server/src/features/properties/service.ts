import { channels } from '@mes/contract/channels';
import {
  ForbiddenError,
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { Property, PropertyChange, PropertyDetails } from '@mes/contract/properties';
import type { PropertyEvent } from '@mes/contract/properties-events';
import type { Json } from '@mes/contract/scalars';
import { isAdmin, type Permissions, satisfies } from '@mes/domain/permissions/permissions';
import {
  type PropertyGroup,
  type PropertyLimits,
  type PropertyType,
  valueProblem,
} from '@mes/domain/properties/properties';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor } from '../../platform/calls/actor';
import { assertRevision } from '../../platform/calls/revision';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { isUploaded } from '../files/service';
import { findReferences } from '../players/service';
import type { PropertyRow } from './repository';
import * as repository from './repository';
import { texts } from './texts';

/** A property that the program reads. */
export interface PropertyDeclaration {
  readonly id: string;
  readonly type: PropertyType;
  readonly value: Json;
  /** What it does, in a plain sentence. */
  readonly description: string;
  readonly group: PropertyGroup;
  /** Where people see what it does; with the path of the page, if it has one. */
  readonly shownAt: readonly PropertyPlace[];
  readonly limits?: PropertyLimits;
  /** What counts while the value is null. */
  readonly fallback?: Json;
  readonly readPermissions?: string | null;
  readonly writePermissions?: string | null;
  /** Why the program cannot use a value that fits the type, or null if it can. */
  readonly validate?: (value: Json) => string | null;
  /** Runs in the transaction of a write. */
  readonly afterWrite?: (tx: Tx) => Promise<void>;
}

export interface PropertyPlace {
  readonly label: string;
  readonly to: string | null;
}

interface NewProperty {
  readonly id: string;
  readonly type: PropertyType;
  readonly value: Json;
  readonly description: string;
  readonly readPermissions?: string | null;
  readonly writePermissions?: string | null;
}

/** As the program that runs declares them; the rows know only what staff can change. */
const declared = new Map<string, PropertyDeclaration>();

/** Reading without a named permission is open to everyone. */
export async function read(db: Db, id: string, actor: Actor | null): Promise<Property> {
  const property = await repository.findById(db, id);
  if (!property) throw new ObjectNotFound();
  if (!mayRead(property, actor?.permissions ?? [])) {
    throw actor ? ForbiddenError.missing(property.readPermissions!) : ForbiddenError.notSignedIn();
  }
  return toProperty(property);
}

/** The same for several at once; those without a value are left out. */
export async function currentValues(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Json>> {
  const rows = await repository.findAllByIds(db, ids);
  return new Map(rows.flatMap(({ id, value }) => (value === null ? [] : [[id, value]])));
}

/** Those of the ids whose values the permissions do not allow to read; unknown ones too. */
export async function findUnreadable(
  db: Db,
  ids: readonly string[],
  permissions: Permissions,
): Promise<ReadonlySet<string>> {
  const rows = await repository.findAllByIds(db, ids);
  const readable = rows.filter((row) => mayRead(row, permissions)).map(({ id }) => id);
  return new Set(ids.filter((id) => !readable.includes(id)));
}

export async function write(
  tx: Tx,
  { id, value, revision }: { id: string; value: Json; revision?: number },
  { actor, now }: Action<Actor | null>,
): Promise<Property> {
  const current = await lockProperty(tx, id);
  if (actor) assertMayWrite(current, actor);
  assertRevision({
    current: current.revision,
    seen: revision,
    message: texts.changedMeanwhile,
  });
  await assertFits(tx, current, value);

  const written = await repository.update(tx, id, {
    value,
    revision: current.revision + 1,
    updatedAt: now,
    updatedBy: actor?.id ?? null,
  });
  await repository.insertHistory(tx, [written]);
  await record(tx, 'property.written', { before: current.value, after: value, property: written });
  await declared.get(id)?.afterWrite?.(tx);
  return toProperty(written);
}

export async function updatePermissions(
  tx: Tx,
  {
    id,
    ...rules
  }: { id: string; readPermissions?: string | null; writePermissions?: string | null },
  { actor, now }: Action<Actor | null>,
): Promise<Property> {
  const current = await lockProperty(tx, id);
  const changed = await repository.update(tx, id, {
    ...rules,
    updatedAt: now,
    updatedBy: actor?.id ?? null,
  });
  await record(tx, 'property.permissions_changed', {
    before: rulesOf(current),
    after: rulesOf(changed),
    property: changed,
  });
  return toProperty(changed);
}

export async function create(
  tx: Tx,
  property: NewProperty,
  { actor, now }: Action<Actor | null>,
): Promise<Property> {
  await assertFits(tx, property, property.value);
  const created = await repository.insert(tx, {
    ...property,
    revision: 1,
    updatedAt: now,
    updatedBy: actor?.id ?? null,
  });
  if (!created) throw new InvalidAction(texts.taken(property.id));
  await repository.insertHistory(tx, [created]);
  await record(tx, 'property.created', { before: null, after: created.value, property: created });
  return toProperty(created);
}

export async function remove(
  tx: Tx,
  id: string,
  { actor, now }: Action<Actor | null>,
): Promise<void> {
  const current = await lockProperty(tx, id);
  if (current.builtIn) throw new InvalidAction(texts.builtIn);
  await repository.deleteById(tx, id);
  await record(tx, 'property.deleted', {
    before: current.value,
    after: null,
    property: { ...current, updatedBy: actor?.id ?? null, updatedAt: now },
  });
}

export async function list(db: Db): Promise<PropertyDetails[]> {
  return toDetails(db, await repository.findAll(db));
}

/** Some that the program declares, by their ids, for pages that show their own. */
export async function listByIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PropertyDetails>> {
  const found = await toDetails(db, await repository.findAllByIds(db, ids));
  return new Map(found.map((property) => [property.id, property]));
}

async function toDetails(db: Db, rows: PropertyRow[]): Promise<PropertyDetails[]> {
  const editors = await findReferences(
    db,
    rows.flatMap(({ updatedBy }) => updatedBy ?? []),
  );
  // In the order of their declarations, where what belongs together stands together.
  const order = [...declared.keys()];
  const placeOf = ({ id }: PropertyRow) => (declared.has(id) ? order.indexOf(id) : order.length);
  rows.sort((one, other) => placeOf(one) - placeOf(other));
  return rows.map((row) => {
    const { group, shownAt, limits, fallback } = declared.get(row.id) ?? OF_STAFF;
    return {
      ...toProperty(row),
      group,
      shownAt: [...shownAt],
      limits: limits ?? {},
      fallback: fallback ?? null,
      builtIn: row.builtIn,
      editor: (row.updatedBy && editors.get(row.updatedBy)) || null,
    };
  });
}

/** What staff create is read by nothing but their own pages. */
const OF_STAFF: Pick<PropertyDeclaration, 'group' | 'shownAt' | 'limits' | 'fallback'> = {
  group: 'own',
  shownAt: [],
};

export async function history(db: Db, id: string): Promise<PropertyChange[]> {
  const rows = await repository.findHistory(db, id);
  const editors = await findReferences(
    db,
    rows.flatMap(({ by }) => by ?? []),
  );
  return rows.map(({ value, revision, at, by }) => ({
    value,
    revision,
    at,
    by: (by && editors.get(by)) || null,
  }));
}

/**
 * Creates the properties that the program reads if they do not exist yet. Existing values stay, and so do
 * the permissions that staff have set; what a property is, the program says.
 */
export async function declare(
  tx: Tx,
  declarations: readonly PropertyDeclaration[],
  now: number,
): Promise<void> {
  if (declarations.length === 0) return;
  for (const declaration of declarations) declared.set(declaration.id, declaration);
  const created = await repository.insertDeclared(
    tx,
    declarations.map(
      ({ id, type, value, description, readPermissions = null, writePermissions = 'Admin' }) => ({
        ...{ id, type, value, description, readPermissions, writePermissions },
        ...{ builtIn: true, revision: 1, updatedAt: now, updatedBy: null },
      }),
    ),
  );
  await repository.insertHistory(tx, created);
}

async function lockProperty(tx: Tx, id: string): Promise<PropertyRow> {
  const property = await repository.findByIdForUpdate(tx, id);
  if (!property) throw new ObjectNotFound();
  return property;
}

function mayRead({ readPermissions: rule }: PropertyRow, permissions: Permissions): boolean {
  return rule === null || satisfies(permissions, rule);
}

/** Writing without a named permission is for admins: an open setting would be anyone's to deface. */
function assertMayWrite({ writePermissions }: PropertyRow, { permissions }: Actor): void {
  if (writePermissions === null && !isAdmin(permissions)) throw new ForbiddenError();
  if (writePermissions !== null && !satisfies(permissions, writePermissions)) {
    throw ForbiddenError.missing(writePermissions);
  }
}

async function assertFits(
  tx: Tx,
  { id, type }: { id: string; type: PropertyType },
  value: Json,
): Promise<void> {
  const { limits = {}, validate } = declared.get(id) ?? {};
  // What the program says of its own number is plainer than its limits.
  const reason =
    valueProblem(type, value, type === 'number' ? {} : limits) ??
    validate?.(value) ??
    valueProblem(type, value, limits);
  if (reason) throw new InvalidParameter('value', reason);
  if (type !== 'picture' || typeof value !== 'string' || value === '') return;
  if (!(await isUploaded(tx, { name: value, purpose: 'property' }))) {
    throw new InvalidParameter('value', texts.notUploaded);
  }
}

/** The least that opens the audit log. */
const AUDIT_READER: Permissions = ['Moderator'];

async function record(
  tx: Tx,
  action: PropertyEvent,
  { before, after, property }: { before: Json; after: Json; property: PropertyRow },
): Promise<void> {
  const { id, updatedAt: at, updatedBy: actor } = property;
  // Moderators read the audit log: what they may not know is in the history of the property alone.
  const values = mayRead(property, AUDIT_READER) ? { before, after } : {};
  await audit(tx, { at, actor, action, subject: `property:${id}`, ...values });
  // Only the id travels: who may know the value is decided when it is read.
  await publish(tx, channels.properties(), action, { id });
}

function rulesOf({ readPermissions, writePermissions }: PropertyRow): Json {
  return { readPermissions, writePermissions };
}

function toProperty({ builtIn: _builtIn, ...property }: PropertyRow): Property {
  return property;
}
