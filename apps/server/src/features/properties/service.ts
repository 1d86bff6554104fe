import { channels } from '@mes/contract/channels';
import {
  ForbiddenError,
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { Property } from '@mes/contract/properties';
import type { PropertyEvent } from '@mes/contract/properties-events';
import type { Json } from '@mes/contract/scalars';
import { isAdmin, satisfies } from '@mes/domain/permissions/permissions';
import { type PropertyType, valueProblem } from '@mes/domain/properties/properties';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import type { PropertyRow } from './repository';
import * as repository from './repository';

export interface PropertyDeclaration {
  readonly id: string;
  readonly type: PropertyType;
  readonly value: Json;
  readonly description: string;
  readonly readPermissions?: string | null;
  readonly writePermissions?: string | null;
  /** Why the program cannot use a value that fits the type, or null if it can. */
  readonly validate?: (value: Json) => string | null;
}

/** Of the declared properties, as the program that runs knows them; the rows know only their type. */
const validators = new Map<string, (value: Json) => string | null>();

/** Reading without a named permission is open to everyone. */
export async function read(db: Db, id: string, actor: Actor | null): Promise<Property> {
  const property = await repository.findById(db, id);
  if (!property) throw new ObjectNotFound();
  const rule = property.readPermissions;
  if (rule !== null && !satisfies(actor?.permissions ?? [], rule)) {
    throw actor ? ForbiddenError.missing(rule) : ForbiddenError.notSignedIn();
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

export async function write(
  tx: Tx,
  { id, value, revision }: { id: string; value: Json; revision?: number },
  { actor, now }: Action<Actor | null>,
): Promise<Property> {
  const current = await lockProperty(tx, id);
  if (actor) assertMayWrite(current, actor);
  if (revision !== undefined && revision !== current.revision) {
    throw new InvalidAction('This property was changed by someone else meanwhile.', {
      revision: current.revision,
    });
  }
  assertFits(current, value);

  const written = await repository.update(tx, id, {
    value,
    revision: current.revision + 1,
    updatedAt: now,
    updatedBy: actor?.id ?? null,
  });
  await repository.insertHistory(tx, written);
  await record(tx, 'property.written', { before: current.value, after: value, property: written });
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
  declaration: PropertyDeclaration,
  { actor, now }: Action<Actor | null>,
): Promise<Property> {
  assertFits(declaration, declaration.value);
  const created = await repository.insert(tx, {
    ...declaration,
    revision: 1,
    updatedAt: now,
    updatedBy: actor?.id ?? null,
  });
  if (!created) throw new InvalidAction(`There is already a property '${declaration.id}'.`);
  await repository.insertHistory(tx, created);
  await record(tx, 'property.created', { before: null, after: created.value, property: created });
  return toProperty(created);
}

export async function remove(
  tx: Tx,
  id: string,
  { actor, now }: Action<Actor | null>,
): Promise<void> {
  const current = await lockProperty(tx, id);
  if (current.builtIn)
    throw new InvalidAction('This property belongs to the program and cannot be deleted.');
  await repository.deleteById(tx, id);
  await record(tx, 'property.deleted', {
    before: current.value,
    after: null,
    property: { ...current, updatedBy: actor?.id ?? null, updatedAt: now },
  });
}

export async function list(db: Db): Promise<Property[]> {
  return (await repository.findAll(db)).map(toProperty);
}

export async function history(db: Db, id: string) {
  const rows = await repository.findHistory(db, id);
  return rows.map(({ value, revision, at, by }) => ({ value, revision, at, by }));
}

/** Creates the properties that the program reads if they do not exist yet. Existing values stay. */
export async function declare(
  tx: Tx,
  declarations: readonly PropertyDeclaration[],
  now: number,
): Promise<void> {
  for (const { validate, ...declaration } of declarations) {
    if (validate) validators.set(declaration.id, validate);
    const created = await repository.insert(tx, {
      readPermissions: null,
      writePermissions: 'Admin',
      ...declaration,
      builtIn: true,
      revision: 1,
      updatedAt: now,
      updatedBy: null,
    });
    if (created) await repository.insertHistory(tx, created);
  }
}

async function lockProperty(tx: Tx, id: string): Promise<PropertyRow> {
  const property = await repository.findByIdForUpdate(tx, id);
  if (!property) throw new ObjectNotFound();
  return property;
}

/** Writing without a named permission is for admins: an open setting would be anyone's to deface. */
function assertMayWrite({ writePermissions }: PropertyRow, { permissions }: Actor): void {
  if (writePermissions === null && !isAdmin(permissions)) throw new ForbiddenError();
  if (writePermissions !== null && !satisfies(permissions, writePermissions)) {
    throw ForbiddenError.missing(writePermissions);
  }
}

function assertFits({ id, type }: { id: string; type: PropertyType }, value: Json): void {
  const reason = valueProblem(type, value) ?? validators.get(id)?.(value);
  if (reason) throw new InvalidParameter('value', reason);
}

async function record(
  tx: Tx,
  action: PropertyEvent,
  { before, after, property }: { before: Json; after: Json; property: PropertyRow },
): Promise<void> {
  const { id, updatedAt: at, updatedBy: actor } = property;
  await audit(tx, { at, actor, action, subject: `property:${id}`, before, after });
  // Only the id travels: who may know the value is decided when it is read.
  await publish(tx, channels.properties(), action, { id });
}

function rulesOf({ readPermissions, writePermissions }: PropertyRow): Json {
  return { readPermissions, writePermissions };
}

function toProperty({ builtIn: _builtIn, ...property }: PropertyRow): Property {
  return property;
}
