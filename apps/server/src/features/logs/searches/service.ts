/** Filters of the logs that somebody of the staff has given a name. Nobody else sees them. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { SavedSearch } from '@mes/contract/moderation-schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import { type Db, isForeignKeyViolation, type Tx } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import { texts } from '../texts';
import * as repository from './repository';

const MAX_SEARCHES = 50;

export async function listSearches(db: Db, ownerId: string): Promise<SavedSearch[]> {
  return (await repository.findAllByOwner(db, ownerId)).map(toSavedSearch);
}

export async function saveSearch(
  tx: Tx,
  search: Omit<SavedSearch, 'id' | 'person'> & { person: string | null },
  { actor }: Action,
): Promise<SavedSearch> {
  if ((await repository.countByOwner(tx, actor.id)) >= MAX_SEARCHES) {
    throw new InvalidAction(texts.tooManySearches);
  }
  const id = await save(tx, { ...search, id: uuidv7(), owner: actor.id });
  const searches = await listSearches(tx, actor.id);
  return searches.find((each) => each.id === id)!;
}

async function save(tx: Tx, search: repository.NewSearch): Promise<string> {
  try {
    return await repository.save(tx, search);
  } catch (error) {
    // There is no such player.
    if (isForeignKeyViolation(error)) throw new ObjectNotFound();
    throw error;
  }
}

export async function deleteSearch(tx: Tx, id: string, { actor }: Action): Promise<void> {
  if (!(await repository.deleteById(tx, { id, ownerId: actor.id }))) throw new ObjectNotFound();
}

function toSavedSearch({ search, person }: repository.FoundSearch): SavedSearch {
  const { id, log, name, query, event, start, end } = search;
  return {
    ...{ id, log, name, query, event, start, end },
    person: person && toPlayerReference(person),
  };
}
