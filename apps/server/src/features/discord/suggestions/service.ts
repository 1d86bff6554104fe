/** What Discord offers while somebody types an option of a slash command: nobody knows ids by heart. */
import type { Db } from '../../../platform/database/database';
import { listUpcoming } from '../../matches/summaries/service';
import { searchTeams } from '../../search/service';
import { texts } from '../commands/texts';
import { findTournaments } from './repository';

export interface Suggestion {
  /** As people see it. */
  readonly name: string;
  /** What the command gets. */
  readonly value: string;
}

/** Discord shows no more, and no longer ones. */
const MAX_SUGGESTIONS = 25;
const MAX_LENGTH = 100;
/** Open matches that are looked through for the names of teams. */
const LOOKED_AT = 100;

const SOURCES: Readonly<Record<string, (db: Db, text: string) => Promise<Suggestion[]>>> = {
  async tournament(db, text) {
    const found = await findTournaments(db, { text, count: MAX_SUGGESTIONS });
    return found.map(({ id, name }) => ({ name, value: id }));
  },
  async name(db, text) {
    if (text === '') return [];
    const found = await searchTeams(db, { text, count: MAX_SUGGESTIONS });
    return found.map(({ name }) => ({ name, value: name }));
  },
  async id(db, text) {
    const open = await listUpcoming(db, { count: LOOKED_AT });
    return open
      .filter(({ teamA, teamB }) => teamA && teamB)
      .map(({ id, teamA, teamB }) => ({
        name: texts.teams(teamA!.name, teamB!.name),
        value: id,
      }))
      .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  },
};

/** For an option by its name. Empty for one that is unknown. */
export async function suggest(
  db: Db,
  { option, typed }: { option: string; typed: string },
): Promise<Suggestion[]> {
  const found = (await SOURCES[option]?.(db, typed.trim())) ?? [];
  return found
    .filter(({ value }) => value.length <= MAX_LENGTH)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, value }) => ({ name: name.slice(0, MAX_LENGTH), value }));
}
