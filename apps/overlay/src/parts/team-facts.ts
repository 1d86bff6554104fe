import type { StreamTeam } from '@mes/contract/stream';
import { formatMoney } from '@mes/domain/money/money';
import { ordinal } from '@mes/ui/ordinal';
import type { SceneTeam, TeamFacts } from '../models/team';
import type { Fact } from '../models/tournament';
import { recordOf, seedOf } from '../tournament/results';
import type { SceneTournament } from '../tournament/scene-tournament';
import { counted } from './labels';

const REGIONS: Readonly<Record<string, string>> = {
  EU: 'Europe',
  NA: 'North America',
  AS: 'Asia',
  SA: 'South America',
};

export function teamFacts(
  { name, details }: SceneTeam,
  tournament: SceneTournament | null,
): TeamFacts {
  const region = details ? regionName(details.region) : '';
  const seeded = seedOf(tournament?.bracket ?? null, name);
  const seed = seeded === null ? '' : `Seed ${seeded}`;
  const record = recordOf(tournament?.bracket ?? null, name) ?? details?.statistics;
  if (record && record.wins + record.losses > 0) {
    const { wins, losses } = record;
    return {
      region,
      seed,
      record: `${counted(wins, 'win')}, ${counted(losses, 'loss', 'losses')}`,
    };
  }
  return { region, seed, record: details?.rank ? `Ranked ${ordinal(details.rank)}` : '' };
}

export function regionName(region: string): string {
  return REGIONS[region] ?? region;
}

/** What scenes about a team say of it in figures. */
export function teamFigures({ rank, elo, statistics, earnings }: StreamTeam): Fact[] {
  const { mapWins, mapLosses } = statistics;
  const maps = mapWins + mapLosses;
  return [
    { label: 'Rank', value: rank === null ? '-' : ordinal(rank) },
    { label: 'Elo', value: elo === null ? '-' : String(Math.round(elo)) },
    { label: 'Maps won', value: maps === 0 ? '-' : `${Math.round((100 * mapWins) / maps)}%` },
    { label: 'Earnings', value: formatMoney(earnings) },
  ];
}
