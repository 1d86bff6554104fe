/** Whether the times of a round can be played, and how it would have to move. Pure. */
import type { TimeConflict } from '@mes/domain/tournament/schedule/conflicts';
import { formatMoment } from '../../../../components/text/format-time';
import { interpolate } from '../../../../interpolate';
import type { DeskMatch, PlannedRound } from './planned-rounds';
import * as texts from './texts';

export type RoundCheck =
  | { readonly kind: 'fits' }
  | { readonly kind: 'open'; readonly text: string }
  | {
      readonly kind: 'conflict';
      readonly text: string;
      /** All matches of the round moved by as much, and when the first of them starts then. */
      readonly fix: ReadonlyMap<string, number>;
      readonly start: number;
    };

export function roundCheck(
  { key, matches }: PlannedRound,
  {
    matches: all,
    conflicts,
  }: { matches: readonly DeskMatch[]; conflicts: readonly TimeConflict[] },
): RoundCheck {
  const timed = matches.flatMap((match) =>
    match.startsAt === null ? [] : [{ ...match, startsAt: match.startsAt }],
  );
  const byId = new Map(all.map((match) => [match.id, match]));
  // Moving the whole round cannot solve what is inside of it: that is for single matches.
  const own = conflicts.filter(({ id }) => byId.get(id)?.roundKey === key);
  const [first] = [...own].sort((one, other) => other.freeAt - one.freeAt);
  if (first) {
    const delays = own.map(({ id, freeAt }) => freeAt - byId.get(id)!.startsAt!);
    const delay = Math.max(...delays);
    const values = {
      other: byId.get(first.otherId)!.roundName,
      time: formatMoment(first.freeAt),
    };
    return {
      kind: 'conflict',
      text: interpolate(first.kind === 'order' ? texts.startsTooEarly : texts.playsTwice, values),
      fix: new Map(timed.map(({ id, startsAt }) => [id, startsAt + delay])),
      start: Math.min(...timed.map(({ startsAt }) => startsAt)) + delay,
    };
  }
  if (timed.length === 0) return { kind: 'open', text: texts.noTimes };
  if (timed.length === matches.length) return { kind: 'fits' };
  const counts = { timed: timed.length, all: matches.length };
  return { kind: 'open', text: interpolate(texts.someTimes, counts) };
}
