import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { useCall } from '../../api/use-call';
import type { Option } from '../../components/forms/Select';

const MOST = 100;

/** The tournaments that a match can be of, newest first. */
export function useTournamentOptions(): readonly Option[] {
  const tournaments = useCall('tournaments', 'list', { size: MOST });
  return tournamentOptions(tournaments.data?.data ?? []);
}

export function tournamentOptions(tournaments: readonly TournamentSummary[]): readonly Option[] {
  return tournaments.map(({ id, name }) => ({ value: id, label: name }));
}
