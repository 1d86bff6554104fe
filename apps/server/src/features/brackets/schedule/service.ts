/** The times of many matches at once, all or none. */
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { lockMatches, setStartTimes } from '../../matches/bracket/service';
import type { Results } from '../../matches/results/service';
import type { Series } from '../../matches/tables';
import * as repository from '../repository';
import { texts } from '../texts';

interface PlannedTime {
  /** Id of the match. */
  readonly match: string;
  readonly startsAt: number | null;
  /** What it was when somebody decided to change it; not compared if absent. */
  readonly seen?: number | null;
}

interface ScheduleInput {
  readonly id: string;
  readonly times: readonly PlannedTime[];
}

export function createSchedule({ results }: { readonly results: Results }) {
  return async (tx: Tx, { id, times }: ScheduleInput, action: Action) => {
    const tournament = await repository.findTournament(tx, id);
    if (!tournament || tournament.state === 'draft') throw new ObjectNotFound();
    await repository.lockStages(tx, tournament.id);
    const byId = new Map(times.map((time) => [time.match, time]));
    if (byId.size < times.length) throw new InvalidParameter('times', texts.matchTwice);
    const matches = new Map(
      (await lockMatches(tx, [...byId.keys()])).map((series) => [series.id, series]),
    );
    for (const time of times) assertMovable(matches.get(time.match), time, tournament.id);

    const startsAt = new Map(times.map((time) => [time.match, time.startsAt]));
    const changes = await setStartTimes(tx, startsAt, action);
    if (changes.length === 0) return { changed: 0 };
    await audit(tx, {
      at: action.now,
      actor: action.actor.id,
      action: 'tournament.scheduled',
      subject: `tournament:${tournament.id}`,
      before: Object.fromEntries(changes.map(({ before }) => [before.id, before.startsAt])),
      after: Object.fromEntries(changes.map(({ after }) => [after.id, after.startsAt])),
    });
    await results.publish(tx, changes);
    return { changed: changes.length };
  };
}

function assertMovable(
  series: Series | undefined,
  { match, startsAt, seen }: PlannedTime,
  tournamentId: string,
): void {
  if (series?.tournament !== tournamentId)
    throw new InvalidParameter('times', texts.notOfTournament(match));
  // A repeated request finds the match where it was to be.
  if (series.startsAt === startsAt) return;
  if (series.state !== 'scheduled') throw new InvalidAction(texts.begun(series.number));
  if (seen !== undefined && series.startsAt !== seen)
    throw new InvalidAction(texts.rescheduledMeanwhile(series.number));
}
