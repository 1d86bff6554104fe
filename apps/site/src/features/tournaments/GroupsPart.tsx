import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { GroupStage } from '../brackets/GroupStage';

export function GroupsPart({ tournament }: { tournament: WebsiteTournament }) {
  const stages = (tournament.bracket?.stages ?? []).filter(({ tables }) => tables.length > 0);
  return stages.map((stage) => (
    <GroupStage key={stage.index} stage={stage} tournament={tournament} show="all" />
  ));
}
