import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../components/states/Skeleton';
import { BracketPart } from './BracketPart';
import { GroupsPart } from './GroupsPart';
import { Overview } from './Overview';
import type { PartId } from './parts';
import { SwissPart } from './SwissPart';
import { SchedulePart } from './schedule/SchedulePart';
import type { ShownTournament } from './shown-tournament';
import { TeamList } from './TeamList';

// Loaded on demand: they are rarely opened first, and the map art is large.
const RulesPart = lazy(() => import('./RulesPart'));
const StatisticsPart = lazy(() => import('./statistics/StatisticsPart'));
const MatchesPart = lazy(() => import('./MatchesPart'));

interface TournamentPartProps {
  part: PartId;
  tournament: ShownTournament;
}

export function TournamentPart(props: TournamentPartProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <Part {...props} />
    </Suspense>
  );
}

function Part({ part, tournament }: TournamentPartProps) {
  switch (part) {
    case 'overview':
      return <Overview tournament={tournament} />;
    case 'swiss':
      return <SwissPart tournament={tournament} />;
    case 'bracket':
      return <BracketPart tournament={tournament} />;
    case 'groups':
      return <GroupsPart tournament={tournament} />;
    case 'schedule':
      return <SchedulePart tournament={tournament} />;
    case 'matches':
      return <MatchesPart tournamentId={tournament.id} />;
    case 'teams':
      return <TeamList teams={tournament.teams} state={tournament.state} />;
    case 'statistics':
      return <StatisticsPart tournamentId={tournament.id} />;
    case 'rules':
      return <RulesPart tournament={tournament} />;
  }
}
