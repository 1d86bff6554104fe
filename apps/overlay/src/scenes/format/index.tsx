import { formatMoney } from '@mes/domain/money/money';
import { useTournament } from '../../data/use-scene-data';
import type { Fact } from '../../models/tournament';
import { isStillOpen, stageLabels } from '../../parts/format-labels';
import { datesOf } from '../../parts/labels';
import { regionName } from '../../parts/team-facts';
import { Layout } from '../../stage/Layout';
import type { SceneTournament } from '../../tournament/scene-tournament';

/** How the tournament is played: its stages in order, the facts, and the maps. */
export default function FormatScene() {
  const tournament = useTournament();
  return (
    <Layout
      name="format"
      region={tournament ? regionName(tournament.region) : undefined}
      stages={tournament?.stages.map((stage, _, all) => stageLabels(stage, all)) ?? []}
      facts={tournament ? factsOf(tournament) : []}
      mapPool={tournament?.mapPool ?? []}
    />
  );
}

function factsOf(tournament: SceneTournament): Fact[] {
  const { registered, prizePool, startsAt, endsAt } = tournament;
  return [
    { label: isStillOpen(tournament) ? 'Teams so far' : 'Teams', value: String(registered) },
    ...(prizePool > 0 ? [{ label: 'Prize pool', value: formatMoney(prizePool) }] : []),
    ...(startsAt === null
      ? []
      : [{ label: endsAt === null ? 'First day' : 'Dates', value: datesOf(startsAt, endsAt) }]),
  ];
}
