/** What the control room shows beside the configuration: the linked match, rehearsal, delay, checks. */
import type { PreflightFinding, StreamDesk } from '@mes/contract/stream-desk';
import { deriveValues } from '@mes/domain/stream/configuration';
import { preflight } from '@mes/domain/stream/preflight';
import { rehearsalAt } from '@mes/domain/stream/rehearsal';
import { sceneGroupOf } from '@mes/domain/stream/scenes';
import { skinFor, skinOf } from '@mes/domain/tournament/name/skin';
import type { Db } from '../../../platform/database/database';
import { findSummaries } from '../../matches/summaries/service';
import { currentStreamDelaySeconds } from '../../stream-delay/service';
import { toConfiguration } from '../configuration/service';
import type { Overlays } from '../overlays/service';
import type { ConfigurationRow } from '../repository';
import * as repository from '../repository';
import type { StreamSources } from '../service';
import { findStreamTeam } from '../views';

export async function readDesk(db: Db, now: number): Promise<StreamDesk> {
  const row = await repository.findConfiguration(db);
  const [matches, delaySeconds] = await Promise.all([
    findSummaries(db, row.match === null ? [] : [row.match]),
    currentStreamDelaySeconds(db),
  ]);
  return {
    configuration: toConfiguration(row),
    left: row.left.map(({ series, match, configuration: { normTeam1, normTeam2 } }) => ({
      series,
      match,
      teamA: normTeam1,
      teamB: normTeam2,
    })),
    match: matches[0] ?? null,
    pinned: Object.keys(row.pinned),
    isMatchDeleted: row.isMatchDeleted,
    rehearsal: rehearsalOf(row, now),
    delaySeconds,
  };
}

export async function runPreflight(
  db: Db,
  { sources, overlays, now }: { sources: StreamSources; overlays: Overlays; now: number },
): Promise<PreflightFinding[]> {
  const row = await repository.findConfiguration(db);
  const { tournament, bestOf, maps } = deriveValues(row.configuration);
  const tournamentName = tournament.id ?? tournament.name;
  const [teams, known, connected] = await Promise.all([
    Promise.all(
      [row.configuration.normTeam1, row.configuration.normTeam2].map(async (name) => {
        const team = await findStreamTeam(db, name, sources);
        return {
          name,
          found: team && {
            displayName: team.displayName,
            hasLogo: team.logo !== null,
            players: team.players.map((player) => ({
              name: player.name,
              hasPhoto: player.photo !== null,
            })),
          },
        };
      }),
    ),
    tournamentName ? repository.findTournamentLook(db, tournamentName) : undefined,
    overlays.readConnected(db, now),
  ]);
  return preflight({
    teams,
    tournament: tournamentName
      ? {
          name: tournament.name || tournamentName,
          found: known !== undefined,
          group: sceneGroupOf(known ? skinFor(known) : skinOf(tournamentName)),
        }
      : null,
    bestOf,
    maps: maps.length,
    followsSeries: row.match !== null,
    isMatchDeleted: row.isMatchDeleted,
    isRehearsal: row.rehearsal !== null,
    overlays: connected.filter(({ isMonitor }) => !isMonitor),
  }).map((finding) => ({ ...finding }));
}

function rehearsalOf({ rehearsal }: ConfigurationRow, now: number): StreamDesk['rehearsal'] {
  if (!rehearsal) return null;
  const { teamA, teamB, startedAt } = rehearsal.plan;
  const { step, steps } = rehearsalAt(rehearsal.plan, now);
  return { teamA, teamB, startedAt, step, steps };
}
