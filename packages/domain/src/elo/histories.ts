/**
 * Histories of teams and players on the ladders, in the parts in which they are stored: a row for each series of
 * each player would take longer to write than to compute.
 */
import { computeChanges, type EloChange, INITIAL_STANDING, type LadderStanding } from './ladder';
import type { SeasonSeries, SeriesPosition } from './season-ladders';

/** A row of that many series stays below the size at which PostgreSQL divides rows. */
export const PART_LENGTH = 24;

export interface HistoryKey {
  /** `all` or `season:3`. */
  readonly ladder: string;
  readonly kind: EloChange['kind'];
  readonly subject: string;
}

/** How a series ended for the team or player: won, lost or drawn. */
type Outcome = 'W' | 'L' | 'D';

/** Up to `PART_LENGTH` series, oldest first: each of the lists has an entry for each series. */
export interface HistoryPart extends HistoryKey {
  /** Before this part. Together they are the number of series before it. */
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly matches: string[];
  readonly times: number[];
  /** After each series. */
  readonly elos: number[];
  readonly changes: number[];
  /** An `Outcome` for each series, as one text. */
  readonly outcomes: string;
}

/** What a series did to the teams of a ladder. */
export interface SeriesGain {
  /** Before the series. */
  readonly eloA: number;
  readonly eloB: number;
  /** What A gained and B lost. */
  readonly gain: number;
}

interface OpenPart extends HistoryPart {
  outcomes: string;
}

interface History extends HistoryKey {
  standing: LadderStanding | undefined;
  /** What is added to; null where the last part is full. */
  open: OpenPart | null;
}

type Histories = Record<EloChange['kind'], Map<string, History>>;

/** Histories that grow by one series after the other, during a replay. */
export class LadderHistories {
  readonly #ladders = new Map<string, Histories>();
  #full: HistoryPart[] = [];

  has({ ladder, kind, subject }: HistoryKey): boolean {
    return this.#ladders.get(ladder)?.[kind].has(subject) ?? false;
  }

  /** Without any series, unless a part of it is loaded. */
  begin({ ladder, kind, subject }: HistoryKey): void {
    this.#open(ladder, kind, subject);
  }

  /** Goes on with the last part of a stored history, whose lists it fills, and gives it out again. */
  load(part: HistoryPart): void {
    const { ladder, kind, subject } = part;
    const history = this.#open(ladder, kind, subject);
    history.standing = standingAfter(part);
    history.open = { ...part };
    this.#closeIfFull(history);
  }

  /** The series must be newer than all before it. */
  rate(ladder: string, series: SeasonSeries): SeriesGain {
    const own = this.#ofLadder(ladder);
    const of = (kind: EloChange['kind'], subject: string) =>
      own[kind].get(subject) ?? this.#open(ladder, kind, subject);
    const changes = computeChanges(series, {
      team: (id) => of('team', id).standing,
      player: (id) => of('player', id).standing,
    });
    for (const change of changes) this.#append(of(change.kind, change.subject), change);
    const [a, b] = changes as [EloChange, EloChange, ...EloChange[]];
    return {
      eloA: a.standing.elo - a.standing.change,
      eloB: b.standing.elo - b.standing.change,
      gain: a.standing.change,
    };
  }

  /** The parts that have become full since the last time. */
  takeFull(): HistoryPart[] {
    const full = this.#full;
    this.#full = [];
    return full;
  }

  /** All others, which end here. */
  takeRest(): HistoryPart[] {
    const rest = [...this.#all()].flatMap(({ open }) => (open?.outcomes ? [open] : []));
    return [...this.takeFull(), ...rest];
  }

  /** Where each stands now; undefined for those who have no series any more. */
  *standings(): Iterable<HistoryKey & { standing: LadderStanding | undefined }> {
    for (const { ladder, kind, subject, standing } of this.#all())
      yield { ladder, kind, subject, standing };
  }

  *#all(): Iterable<History> {
    for (const { team, player } of this.#ladders.values()) {
      yield* team.values();
      yield* player.values();
    }
  }

  #ofLadder(ladder: string): Histories {
    const known = this.#ladders.get(ladder);
    if (known) return known;
    const histories: Histories = { team: new Map(), player: new Map() };
    this.#ladders.set(ladder, histories);
    return histories;
  }

  #open(ladder: string, kind: EloChange['kind'], subject: string): History {
    const histories = this.#ofLadder(ladder)[kind];
    const known = histories.get(subject);
    if (known) return known;
    const history: History = { ladder, kind, subject, standing: undefined, open: null };
    histories.set(subject, history);
    return history;
  }

  #append(history: History, { match, at, standing }: EloChange): void {
    const before = history.standing ?? INITIAL_STANDING;
    history.open ??= emptyPart(history, before);
    const { open } = history;
    open.matches.push(match);
    open.times.push(at);
    open.elos.push(standing.elo);
    open.changes.push(standing.change);
    open.outcomes += outcomeOf(before, standing);
    history.standing = standing;
    this.#closeIfFull(history);
  }

  #closeIfFull(history: History): void {
    if (!history.open || history.open.matches.length < PART_LENGTH) return;
    this.#full.push(history.open);
    history.open = null;
  }
}

/** What came before a position. */
export function cutPart(part: HistoryPart, { at, match }: SeriesPosition): HistoryPart {
  const isLater = (time: number, index: number) =>
    time > at || (time === at && part.matches[index]! >= match);
  const found = part.times.findIndex(isLater);
  const end = found < 0 ? part.times.length : found;
  return {
    ...part,
    matches: part.matches.slice(0, end),
    times: part.times.slice(0, end),
    elos: part.elos.slice(0, end),
    changes: part.changes.slice(0, end),
    outcomes: part.outcomes.slice(0, end),
  };
}

/** Undefined where there is no series, in this part or before it. */
export function standingAfter(part: HistoryPart): LadderStanding | undefined {
  const { elos, changes, outcomes } = part;
  const [elo, change] = [elos.at(-1), changes.at(-1)];
  if (elo === undefined || change === undefined) return undefined;
  const ended = (outcome: Outcome) => outcomes.split(outcome).length - 1;
  return {
    elo,
    change,
    wins: part.wins + ended('W'),
    losses: part.losses + ended('L'),
    draws: part.draws + ended('D'),
  };
}

function outcomeOf(before: LadderStanding, after: LadderStanding): Outcome {
  if (after.wins > before.wins) return 'W';
  return after.losses > before.losses ? 'L' : 'D';
}

function emptyPart(
  { ladder, kind, subject }: HistoryKey,
  { wins, losses, draws }: LadderStanding,
): OpenPart {
  const lists = { matches: [], times: [], elos: [], changes: [], outcomes: '' };
  return { ladder, kind, subject, wins, losses, draws, ...lists };
}
