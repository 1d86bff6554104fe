import { GroupStage } from '../brackets/GroupStage';
import type { ShownTournament } from './shown-tournament';

export function GroupsPart({ tournament }: { tournament: ShownTournament }) {
  const stages = (tournament.bracket?.stages ?? []).filter(
    ({ tables, format }) => tables.length > 0 && format !== 'swiss',
  );
  return stages.map((stage) => (
    <GroupStage key={stage.index} stage={stage} tournament={tournament} show="all" />
  ));
}
