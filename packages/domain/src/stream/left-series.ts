/**
 * Which series is on stream, and what is remembered of those that it has left: a scene that was taken
 * with one of them still shows it, with everything that was set by hand.
 */
import type { Pins } from './pins';
import type { SeriesConfiguration } from './series-configuration';

/** What the stream shows, and what people have set of it. */
export interface SeriesOnStream {
  /** The revision of the stream with which it came. */
  readonly series: number;
  /** Null while everything is set by hand. */
  readonly match: string | null;
  readonly configuration: SeriesConfiguration;
  readonly pinned: Pins;
}

interface Streamed extends SeriesOnStream {
  /** The newest first. */
  readonly left: readonly SeriesOnStream[];
}

/** Scenes on air are of the newest ones. */
const MAX_LEFT = 4;

/** The series after a change of the stream, and those that it has left then. */
export function changeSeries<S extends Streamed>(
  before: S,
  next: Pick<SeriesOnStream, 'match' | 'configuration'> & { readonly revision: number },
  remember: (series: S) => S['left'][number],
): { series: number; left: S['left'][number][] } {
  if (isContinued(before, next)) return { series: before.series, left: [...before.left] };
  const back = before.left.find((each) => isReturn(each, next));
  const others = before.left.filter((each) => each !== back);
  return {
    series: back?.series ?? next.revision,
    left: [remember(before), ...others].slice(0, MAX_LEFT),
  };
}

type Subject = Pick<SeriesOnStream, 'match' | 'configuration'>;

/** Editing by hand, and linking or unlinking the match of the same teams, is about the same series. */
function isContinued(before: Subject, next: Subject): boolean {
  if (before.match !== null && next.match !== null) return before.match === next.match;
  if (before.match === null && next.match === null) return true;
  return isEmpty(before.configuration) || isSamePair(before.configuration, next.configuration);
}

/** As when somebody undoes a link. */
function isReturn(left: Subject, next: Subject): boolean {
  if (left.match !== null || next.match !== null) return left.match === next.match;
  return isSamePair(left.configuration, next.configuration);
}

function isEmpty({ normTeam1, normTeam2 }: SeriesConfiguration): boolean {
  return normTeam1 === '' && normTeam2 === '';
}

function isSamePair(one: SeriesConfiguration, other: SeriesConfiguration): boolean {
  return one.normTeam1 === other.normTeam1 && one.normTeam2 === other.normTeam2;
}
