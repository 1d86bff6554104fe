import type { BracketStage } from '@mes/client/bracket';
import { lazy } from 'react';
import type { ShownTournament } from './shown-tournament';

// Loaded on demand: few tournaments have a Swiss stage.
const SwissStage = lazy(() => import('../brackets/swiss/SwissStage'));

/** The Swiss stages, the last one first. */
export function SwissPart({ tournament }: { tournament: ShownTournament }) {
  return swissStages(tournament).map((stage) => (
    <SwissSection key={stage.index} stage={stage} tournament={tournament} />
  ));
}

interface SwissSectionProps {
  stage: BracketStage;
  tournament: ShownTournament;
}

export function SwissSection({ stage, tournament }: SwissSectionProps) {
  const settings = tournament.stages[stage.index];
  return settings?.format === 'swiss' ? <SwissStage stage={stage} settings={settings} /> : null;
}

/** The Swiss stage to show first: while it is played, or where no bracket follows. */
export function currentSwiss(tournament: ShownTournament): BracketStage | undefined {
  const [last] = swissStages(tournament);
  const isFollowed = tournament.bracket?.stages.some(({ index }) => index > (last?.index ?? 0));
  return last && (last.state === 'running' || !isFollowed) ? last : undefined;
}

function swissStages({ bracket }: ShownTournament): BracketStage[] {
  return (bracket?.stages ?? []).filter(({ format }) => format === 'swiss').toReversed();
}
