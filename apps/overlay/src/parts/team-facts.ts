import { ordinal } from '@mes/ui/ordinal';
import type { SceneTeam } from '../data/use-scene-data';
import { recordOf } from '../tournament/results';
import type { SceneTournament } from '../tournament/scene-tournament';
import { counted } from './labels';

const REGIONS: Readonly<Record<string, string>> = {
  EU: 'Europe',
  NA: 'North America',
  AS: 'Asia',
  SA: 'South America',
};

export interface TeamFacts {
  readonly region: string;
  /** How the team has done: here, or else altogether, or where it stands. */
  readonly record: string;
}

export function teamFacts(
  { name, details }: SceneTeam,
  tournament: SceneTournament | null,
): TeamFacts {
  const region = details ? regionName(details.region) : '';
  const record = recordOf(tournament?.bracket ?? null, name) ?? details?.statistics;
  if (record && record.wins + record.losses > 0) {
    const { wins, losses } = record;
    return { region, record: `${counted(wins, 'win')}, ${counted(losses, 'loss', 'losses')}` };
  }
  return { region, record: details?.rank ? `Ranked ${ordinal(details.rank)}` : '' };
}

export function regionName(region: string): string {
  return REGIONS[region] ?? region;
}
