import { useCall } from '../../api/use-call';
import type { Option } from '../../components/forms/Select';

const MOST = 100;

/** The tournaments that a match can be of, newest first. */
export function useTournamentOptions(): readonly Option[] {
  const tournaments = useCall('tournaments', 'list', { size: MOST });
  return (tournaments.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
