import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { Button } from '../../../../components/Button';
import { EmptyRow } from '../../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../../components/states/Skeleton';
import { AllRounds } from './AllRounds';
import { DayCalendar } from './DayCalendar';
import { RoundLines } from './RoundLines';
import * as texts from './texts';
import type { MatchTimes } from './use-match-times';

/** The times of all matches: at once, by round, or one by one in the calendar. */
export default function MatchSchedule({
  times,
  tournament: { startsAt },
}: {
  times: MatchTimes;
  tournament: EditedTournament;
}) {
  if (times.isLoading) return <SkeletonRows rows={6} />;
  if (times.rounds.length === 0)
    return (
      <EmptyRow
        action={
          <Button to="?step=publish" variant="ghost" size="sm">
            {texts.goToState}
          </Button>
        }
      >
        {texts.notDrawn}
      </EmptyRow>
    );
  return (
    <>
      <AllRounds times={times} startsAt={startsAt} />
      <RoundLines times={times} />
      <DayCalendar times={times} />
    </>
  );
}
