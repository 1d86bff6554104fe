/** What operators see beside the configuration itself. */
import type { PreflightFinding, StreamDesk } from '@mes/contract/stream-desk';
import { valuesOf } from '@mes/domain/stream/configuration';
import { preflight } from '@mes/domain/stream/preflight';
import { rehearsedAt } from '@mes/domain/stream/rehearsal';
import type { Db } from '../../platform/database/database';
import { findSummaries } from '../matches/summaries/service';
import { currentValues } from '../properties/service';
import { toConfiguration } from './configuration';
import type { Overlays } from './overlays';
import { knownTeam } from './reading';
import type { ConfigurationRow } from './repository';
import * as repository from './repository';
import type { StreamSources } from './sources';

const DELAY = 'streamDelay';

export async function desk(db: Db, now: number): Promise<StreamDesk> {
  const row = await repository.findConfiguration(db);
  const [matches, values] = await Promise.all([
    findSummaries(db, row.match === null ? [] : [row.match]),
    currentValues(db, [DELAY]),
  ]);
  const delay = values.get(DELAY);
  return {
    configuration: toConfiguration(row),
    match: matches[0] ?? null,
    pinned: Object.keys(row.pinned),
    rehearsal: rehearsalOf(row, now),
    delaySeconds: typeof delay === 'number' ? delay : 0,
  };
}

export async function runPreflight(
  db: Db,
  { sources, overlays, now }: { sources: StreamSources; overlays: Overlays; now: number },
): Promise<PreflightFinding[]> {
  const row = await repository.findConfiguration(db);
  const { tournament, bestOf, maps } = valuesOf(row.configuration);
  const named = tournament.id ?? tournament.name;
  const [teams, found, connected] = await Promise.all([
    Promise.all(
      [row.configuration.normTeam1, row.configuration.normTeam2].map(async (name) => {
        const team = await knownTeam(db, name, sources.bans);
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
    named ? repository.findTournamentId(db, named) : undefined,
    overlays.connected(db, now),
  ]);
  return preflight({
    teams,
    tournament: named ? { name: tournament.name || named, found: found !== undefined } : null,
    bestOf,
    maps: maps.length,
    followsSeries: row.match !== null,
    isRehearsal: row.rehearsal !== null,
    overlays: connected.filter(({ isMonitor }) => !isMonitor),
  }).map((finding) => ({ ...finding }));
}

function rehearsalOf({ rehearsal }: ConfigurationRow, now: number): StreamDesk['rehearsal'] {
  if (!rehearsal) return null;
  const { teamA, teamB, startedAt } = rehearsal.plan;
  const { step, steps } = rehearsedAt(rehearsal.plan, now);
  return { teamA, teamB, startedAt, step, steps };
}
