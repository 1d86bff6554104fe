import type { DefuseMap } from '../maps/maps';
import { type FormLetter, type HeadToHead, streak } from '../series/form';
import { otherTeam, TEAM_SLOTS, type TeamSlot } from '../series/team-slots';

/** A fact that a caster may mention about a series, from the records of its teams and players. */
export interface Milestone {
  readonly kind: MilestoneKind;
  /** The name of a team or player; null for both teams. */
  readonly about: string | null;
  readonly text: string;
  /** From 0 to 1; the most remarkable have the highest. */
  readonly weight: number;
}

export type MilestoneKind = 'mark' | 'map_run' | 'streak' | 'meeting' | 'record' | 'debut';

export interface SeriesRecords {
  readonly now: number;
  readonly teams: Readonly<Record<TeamSlot, TeamRecord>>;
  readonly players: readonly PlayerRecord[];
  /** From the view of team A. */
  readonly headToHead: HeadToHead;
  /** When they last met; null for never. */
  readonly lastMet: number | null;
  /** The known maps of the series. */
  readonly maps: readonly DefuseMap[];
}

export interface TeamRecord {
  readonly name: string;
  /** Of all series, newest first. */
  readonly letters: readonly FormLetter[];
  /** By map, newest first. */
  readonly onMaps: Partial<Readonly<Record<DefuseMap, readonly FormLetter[]>>>;
}

export interface PlayerRecord {
  readonly name: string;
  readonly kills: number;
  readonly maps: number;
  readonly clutches: number;
  readonly headshots: number;
}

/** Sorted by weight; equal ones in the order of teams and players. */
export function milestones(records: SeriesRecords): Milestone[] {
  const teams = TEAM_SLOTS.flatMap((team) => [
    ...streaks(records.teams[team]),
    ...mapRuns(records.teams[team], records.maps),
  ]);
  return [...meetings(records), ...teams, ...records.players.flatMap(marks)].sort(
    (a, b) => b.weight - a.weight,
  );
}

/** The next round number: 100, 250, and then every 500. */
export function nextMark(count: number): number {
  const early = [100, 250].find((mark) => mark > count);
  return early ?? (Math.floor(count / 500) + 1) * 500;
}

/** `reach` is what a player can be expected to add in one series. */
const COUNTS = [
  { field: 'kills', one: 'kill', many: 'kills', reach: 25, weight: 0.6 },
  { field: 'maps', one: 'map', many: 'maps', reach: 2, weight: 0.55 },
  { field: 'clutches', one: 'clutch', many: 'clutches', reach: 2, weight: 0.5 },
  { field: 'headshots', one: 'headshot', many: 'headshots', reach: 12, weight: 0.4 },
] as const;

function marks(player: PlayerRecord): Milestone[] {
  return COUNTS.flatMap(({ field, one, many, reach, weight }) => {
    const mark = nextMark(player[field]);
    const missing = mark - player[field];
    if (missing > reach) return [];
    const unit = missing === 1 ? one : many;
    return {
      kind: 'mark' as const,
      about: player.name,
      text: `${player.name} is ${missing} ${unit} away from ${formatNumber(mark)}`,
      weight: mark % 1_000 === 0 ? weight + 0.25 : weight,
    };
  });
}

/** Shorter runs are not worth mentioning. */
const MIN_RUN = 3;

function streaks({ name, letters }: TeamRecord): Milestone[] {
  if (letters.length === 0)
    return [{ kind: 'debut', about: name, text: `${name} play their first series`, weight: 0.7 }];
  const run = streak(letters);
  const length = Math.abs(run);
  if (length < MIN_RUN) return [];
  const text =
    run > 0
      ? `${name} have won their last ${length} series`
      : `${name} have lost their last ${length} series`;
  return [{ kind: 'streak', about: name, text, weight: Math.min(0.95, 0.4 + length / 20) }];
}

function mapRuns({ name, letters, onMaps }: TeamRecord, maps: readonly DefuseMap[]): Milestone[] {
  return maps.flatMap((map): Milestone[] => {
    const played = onMaps[map] ?? [];
    if (played.length === 0 && letters.length > 0)
      return [
        { kind: 'debut', about: name, text: `${name} have never played ${map}`, weight: 0.45 },
      ];
    const run = streak(played);
    const length = Math.abs(run);
    if (length < MIN_RUN) return [];
    const verb = run > 0 ? 'won' : 'lost';
    const text = `${name} have ${verb} the last ${length} on ${map}`;
    return [{ kind: 'map_run', about: name, text, weight: Math.min(0.9, 0.45 + length / 20) }];
  });
}

const LONG_AGO_MS = 180 * 24 * 60 * 60 * 1_000;

function meetings({ teams, headToHead, lastMet, now }: SeriesRecords): Milestone[] {
  if (lastMet === null)
    return [{ kind: 'meeting', about: null, text: 'First meeting of these teams', weight: 0.8 }];
  const wasLongAgo = now - lastMet >= LONG_AGO_MS;
  const since: Milestone[] = wasLongAgo
    ? [
        {
          kind: 'meeting',
          about: null,
          text: `First meeting since ${formatDay(lastMet)}`,
          weight: 0.6,
        },
      ]
    : [];
  return [...since, ...TEAM_SLOTS.flatMap((team) => unbeaten(team, teams, headToHead))];
}

function unbeaten(
  team: TeamSlot,
  teams: SeriesRecords['teams'],
  { wins1, wins2 }: HeadToHead,
): Milestone[] {
  const [wins, losses] = team === 'A' ? [wins1, wins2] : [wins2, wins1];
  if (losses > 0 || wins < MIN_RUN) return [];
  const { name } = teams[team];
  const text = `${name} have beaten ${teams[otherTeam(team)].name} ${wins} times and never lost`;
  return [{ kind: 'record', about: name, text, weight: Math.min(0.95, 0.6 + wins / 20) }];
}

function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function formatDay(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
