import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { useCall } from '../../api/use-call';
import type { Option } from '../../components/forms/Select';

const MAX_OPTIONS = 100;

/** Options for the tournament of a match, newest first. */
export function useTournamentOptions(): readonly Option[] {
  const tournaments = useCall('tournaments', 'list', { size: MAX_OPTIONS });
  return tournamentOptions(tournaments.data?.data ?? []);
}

export function tournamentOptions(tournaments: readonly TournamentSummary[]): readonly Option[] {
  return tournaments.map(({ id, name }) => ({ value: id, label: name }));
}
