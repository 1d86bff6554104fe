import { AllRounds } from './AllRounds';
import { DayCalendar } from './DayCalendar';
import { RoundLines } from './RoundLines';
import type { EditedTimes } from './use-match-times';

/** Sets times at once, by round, or one by one in the calendar. */
export function TimesForm({ times, startsAt }: { times: EditedTimes; startsAt: number | null }) {
  return (
    <>
      <AllRounds times={times} startsAt={startsAt} />
      <RoundLines times={times} />
      <DayCalendar times={times} />
    </>
  );
}
