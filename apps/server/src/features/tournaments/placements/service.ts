/** Where teams ended, and what that is worth. The bracket reports it when its last stage ends. */
import { channels } from '@mes/contract/channels';
import type { Placement } from '@mes/contract/tournament-schemas';
import { type Span, worthOf } from '@mes/domain/tournament/points/worth';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { toTeamReference } from '../../teams/service';
import { publishTeams } from '../places/service';
import * as tournaments from '../repository';
import { recordChange } from '../service';
import type { TournamentRow } from '../tables';
import * as repository from './repository';

/** Best first; teams that share places in the order of their seeds. */
export type FinalPlace = Span & { readonly teamId: string };

/** The last stage has ended, or its result was corrected: sets prizes, points and the winner. */
export async function finishTournament(
  tx: Tx,
  { tournamentId, places }: { tournamentId: string; places: readonly FinalPlace[] },
  action: AnyAction,
): Promise<void> {
  const before = await tournaments.lockById(tx, tournamentId);
  if (!before) return;
  const oldPlaces = await repository.findPlaces(tx, before.id);
  await repository.replaceAll(tx, { tournamentId: before.id, places: worthOf(places, before) });
  const winner = places.find(({ from, to }) => from === 1 && to === 1)?.teamId ?? null;
  const isCorrection = before.state === 'finished';
  const tournament = await tournaments.update(tx, before.id, {
    state: 'finished',
    winner,
    ...(isCorrection ? {} : { revision: before.revision + 1, updatedAt: action.now }),
  });
  await recordChange(
    tx,
    {
      tournament,
      type: 'tournament.finished',
      before: before.state,
      after: { state: 'finished', winner },
    },
    action,
  );
  await publishPlacements(tx, tournament.id, [...oldPlaces, ...places]);
}

/** A correction has reopened a match, so there is no winner yet. */
export async function reopenTournament(
  tx: Tx,
  { tournamentId }: { tournamentId: string },
  action: AnyAction,
): Promise<void> {
  const before = await tournaments.lockById(tx, tournamentId);
  if (before?.state !== 'finished') return;
  const oldPlaces = await repository.findPlaces(tx, before.id);
  await repository.replaceAll(tx, { tournamentId: before.id, places: [] });
  const tournament = await tournaments.update(tx, before.id, {
    state: 'running',
    winner: null,
    revision: before.revision + 1,
    updatedAt: action.now,
  });
  await recordChange(
    tx,
    {
      tournament,
      type: 'tournament.reopened',
      before: { state: before.state, winner: before.winner },
      after: 'running',
    },
    action,
  );
  await publishPlacements(tx, tournament.id, oldPlaces);
}

/** After prizes or points were changed. */
export async function updatePlacementValues(tx: Tx, tournament: TournamentRow): Promise<void> {
  const places = await repository.findPlaces(tx, tournament.id);
  if (places.length === 0) return;
  await repository.replaceAll(tx, {
    tournamentId: tournament.id,
    places: worthOf(places, tournament),
  });
  await publishPlacements(tx, tournament.id, places);
}

export async function findPlacements(db: Db, tournamentId: string): Promise<Placement[]> {
  const rows = await repository.findAllWithTeams(db, tournamentId);
  return rows.map(({ team, ...place }) => ({ ...place, team: toTeamReference(team) }));
}

async function publishPlacements(
  tx: Tx,
  tournamentId: string,
  places: readonly FinalPlace[],
): Promise<void> {
  const type = 'tournament.placements_changed';
  const teamIds = [...new Set(places.map(({ teamId }) => teamId))];
  await publishTeams(tx, { tournamentId, type, teamIds });
  await publish(tx, channels.leaderboards(), type, { tournament: tournamentId });
}
