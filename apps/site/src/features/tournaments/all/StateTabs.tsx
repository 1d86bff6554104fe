import { Tabs } from '../../../components/layout/Tabs';
import * as texts from '../texts';
import { pathWith, SHOWN_STATES, type ShownState, type TournamentFilters } from './filters';

const LABELS: Readonly<Record<ShownState, string>> = {
  all: texts.all,
  running: texts.runningTournaments,
  open: texts.open,
  upcoming: texts.upcomingTournaments,
  past: texts.pastTournaments,
};

interface StateTabsProps {
  filters: TournamentFilters;
  /** By state; undefined until they are known. */
  counts: Readonly<Record<Exclude<ShownState, 'all'>, number>> | undefined;
}

/** Links, so that each part of the list has an address. */
export function StateTabs({ filters, counts }: StateTabsProps) {
  const countOf = (show: ShownState) =>
    counts &&
    (show === 'all' ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[show]);
  return (
    <Tabs
      label={texts.states}
      tabs={SHOWN_STATES.map((id) => ({
        id,
        label: LABELS[id],
        count: countOf(id),
        to: pathWith({ ...filters, show: id }),
      }))}
      value={filters.show}
    />
  );
}
