import type { ShownTournament } from './shown-tournament';
import * as texts from './texts';

/** The parts of a tournament's page, in the order of its tabs. */
export type PartId =
  | 'overview'
  | 'swiss'
  | 'bracket'
  | 'groups'
  | 'schedule'
  | 'matches'
  | 'teams'
  | 'statistics'
  | 'rules';

export interface Part {
  readonly id: PartId;
  readonly label: string;
  readonly count?: number;
}

/** Only those that have something to show. */
export function partsOf(
  tournament: Pick<ShownTournament, 'state' | 'bracket' | 'registered' | 'leaders'>,
): readonly Part[] {
  const stages = tournament.bracket?.stages ?? [];
  const hasBracket = stages.some(
    ({ rounds, format }) => rounds.length > 0 && format !== 'round_robin' && format !== 'swiss',
  );
  const hasSwiss = stages.some(({ format }) => format === 'swiss');
  const isPlayed = tournament.state === 'running' || tournament.state === 'finished';
  const hasTables = stages.some(({ tables, format }) => tables.length > 0 && format !== 'swiss');
  const parts: (Part | false)[] = [
    { id: 'overview', label: texts.overview },
    hasSwiss && { id: 'swiss', label: texts.swiss },
    hasBracket && { id: 'bracket', label: texts.bracket },
    hasTables && { id: 'groups', label: texts.groups },
    stages.length > 0 && { id: 'schedule', label: texts.schedule },
    stages.length === 0 && isPlayed && { id: 'matches', label: texts.matches },
    // Without those that dropped out, as everywhere on the page.
    { id: 'teams', label: texts.teams, count: tournament.registered },
    tournament.leaders.length > 0 && { id: 'statistics', label: texts.statistics },
    { id: 'rules', label: texts.rules },
  ];
  return parts.filter((part) => part !== false);
}

export function selectPart(parts: readonly Part[], wantedId: string | null): PartId {
  return parts.find(({ id }) => id === wantedId)?.id ?? 'overview';
}
