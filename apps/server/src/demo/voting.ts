/**
 * The votes of the demo community over two finished seasons and a running one. Every stake and payout goes
 * through the rules of the product in the order of time, so that ledger, wallets and standings agree. Pure.
 */
import { expectedScore, STARTING_ELO } from '@mes/domain/elo/elo';
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { defaultFormat } from '@mes/domain/veto/formats';
import { MAX_STAKE, resultOfSeries } from '@mes/domain/voting/rules';
import { settle } from '@mes/domain/voting/settlement';
import type { matches } from '../features/matches/tables';
import type {
  voteOrigins,
  votes,
  votingMatches,
  votingTransfers,
  votingWallets,
} from '../features/voting/tables';
import type { DemoSize } from './community';
import { SeasonLedgers } from './voting-ledger';
import { originsOf, planRings, ringVote } from './voting-rings';
import { voterStandings } from './voting-standings';

type SeriesRow = typeof matches.$inferInsert;
type MatchRow = typeof votingMatches.$inferInsert & { id: string };
type VoteRow = typeof votes.$inferInsert & { paid: number };

export interface VotingRows {
  readonly matches: MatchRow[];
  readonly votes: VoteRow[];
  readonly origins: (typeof voteOrigins.$inferInsert)[];
  readonly wallets: (typeof votingWallets.$inferInsert)[];
  readonly transfers: (typeof votingTransfers.$inferInsert)[];
}

export interface VotingInput {
  readonly size: DemoSize;
  readonly now: number;
  readonly playerIds: readonly string[];
  readonly series: readonly SeriesRow[];
  /** In thousandths, by id of the team. */
  readonly elos: ReadonlyMap<string, number>;
}

export const DEMO_SEASON = 3;
const SEED = 2_028;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** How many decided matches people have voted on, over all seasons. */
const DECIDED: Readonly<Record<DemoSize, number>> = { full: 240, small: 36 };
const MOST_OPEN = 8;
/** How many of the last matches have votes whose origin is known. */
const RECENT = 12;
const USUAL_STAKES = [5, 10, 10, 20, 25, 25, 50, 100];
/** Part of the voters of a match who change their stake once. */
const CHANGES = 0.06;

type Votable = SeriesRow & { startsAt: number; teamA: string; teamB: string };

export function generateVoting(input: VotingInput): VotingRows {
  const random = seeded(SEED);
  const chosen = chooseSeries(input);
  const voters = input.playerIds
    .filter((id) => id !== 'banned')
    .map((id) => ({ id, insight: random() ** 2 * 0.3, activity: 0.05 + random() * 0.6 }));
  const rings = planRings(input.playerIds);
  const firstRecent = chosen.length - RECENT;
  const ledger = new SeasonLedgers();
  const rows: VotingRows = {
    ...{ matches: [], votes: [], origins: [], wallets: [] },
    transfers: ledger.transfers,
  };
  const happenings: { at: number; happen: () => void }[] = [];

  for (const [index, voted] of chosen.entries()) {
    const { series, season } = voted;
    const createdAt = Math.min(series.startsAt - 48 * HOUR, input.now - 24 * HOUR);
    const match = toVotingMatch(random, voted, createdAt);
    const own: VoteRow[] = [];
    rows.matches.push(match);
    const time = { from: createdAt, to: Math.min(series.startsAt, input.now) - MINUTE };
    for (const voter of voters) {
      const ring = rings.find(({ accountIds }) => accountIds.includes(voter.id));
      // Its accounts are new: they vote on the last matches, and on all of them.
      if (ring ? index < firstRecent : random() > voter.activity) continue;
      const { castAt, team } = ring
        ? ringVote(ring, { accountId: voter.id, match: index, ...time })
        : {
            castAt: castTime(random, time),
            team: chooseTeam(random, { series, insight: voter.insight, elos: input.elos }),
          };
      happenings.push({
        at: castAt,
        happen: () => {
          const points = Math.min(pick(random, USUAL_STAKES), ledger.balanceOf(season, voter.id));
          if (points < 1) return;
          const vote = { ...newVote(random, match, castAt), account: voter.id, team, points };
          own.push(vote);
          ledger.stake(vote, points, castAt);
          if (random() < CHANGES && points > 5) {
            const changed = between(random, 1, points - 1);
            ledger.stake(vote, changed - points, castAt);
            vote.points = changed;
          }
        },
      });
    }
    const result = decide(series);
    happenings.push({
      at: series.finishedAt ?? Number.POSITIVE_INFINITY,
      happen: () => {
        rows.votes.push(...own);
        if (result === null) return;
        settleVotes(match, { votes: own, result, at: series.finishedAt! }, ledger);
      },
    });
  }
  for (const { happen } of happenings.sort((one, other) => one.at - other.at)) happen();
  const recent = new Set(rows.matches.slice(firstRecent).map(({ id }) => id));
  const known = rows.votes.filter(({ match }) => recent.has(match));
  rows.origins.push(...originsOf(known, { rings, now: input.now }));
  rows.wallets.push(...ledger.wallets(voterStandings(rows)));
  return rows;
}

interface VotedSeries {
  readonly series: Votable;
  readonly season: number;
  /** Whether a match of the community decides it. */
  readonly isLinked: boolean;
}

/** The last decided ones in thirds, those that are played now or next, and a match outside of it all. */
function chooseSeries(input: VotingInput): VotedSeries[] {
  const { series, size, now } = input;
  const votable = series.filter(isVotable).sort((one, other) => one.startsAt - other.startsAt);
  const decided = votable.filter((each) => decide(each) !== null).slice(-DECIDED[size]);
  const live = votable.filter(({ state }) => state === 'live');
  const open = votable
    .filter(({ state, startsAt }) => state === 'scheduled' && startsAt > now)
    .slice(0, MOST_OPEN);
  return [
    ...decided.map((each, place) => ({
      series: each,
      season: 1 + Math.floor((place * DEMO_SEASON) / decided.length),
      isLinked: true,
    })),
    ...[...live, ...open].map((each) => ({ series: each, season: DEMO_SEASON, isLinked: true })),
    { series: planShowmatch(input), season: DEMO_SEASON, isLinked: false },
  ];
}

/** The two best teams, tonight. */
function planShowmatch({ elos, now }: VotingInput): Votable {
  const byElo = [...elos].sort(([, one], [, other]) => other - one).map(([team]) => team);
  return {
    id: 'showmatch',
    teamA: byElo[0]!,
    teamB: byElo[1]!,
    bestOf: 3,
    vetoFormat: defaultFormat(3),
    roundName: 'Showmatch',
    state: 'scheduled',
    startsAt: now + 5 * HOUR,
    revision: 1,
    createdAt: now,
  };
}

function isVotable(series: SeriesRow): series is Votable {
  const { startsAt, teamA, teamB, automatic } = series;
  return Boolean(startsAt && teamA && teamB) && !automatic;
}

/** Null without a result. */
function decide({ state, winner, teamA, teamB, finishedAt }: Votable) {
  if (!finishedAt) return null;
  const winnerTeamId = winner === 'A' ? teamA : winner === 'B' ? teamB : null;
  const result = resultOfSeries({ state, winnerTeamId }, { A: teamA, B: teamB });
  return result === 'undecided' ? null : result;
}

function toVotingMatch(
  random: Random,
  { series, season, isLinked }: VotedSeries,
  createdAt: number,
): MatchRow {
  return {
    id: createId(random, createdAt),
    season,
    teamA: series.teamA,
    teamB: series.teamB,
    tournament: series.tournament ?? null,
    round: series.roundName ?? null,
    bestOf: series.bestOf,
    maps: [],
    linkedMatch: isLinked ? series.id : null,
    maxStake: MAX_STAKE,
    locksAt: isLinked ? null : series.startsAt,
    closedAt: null,
    hidden: false,
    result: 'undecided',
    decidedAt: null,
    deletedAt: null,
    createdAt,
    createdBy: 'moderator',
  };
}

function newVote(random: Random, match: MatchRow, castAt: number) {
  return {
    id: createId(random, castAt),
    match: match.id,
    season: match.season,
    paid: 0,
    settledAt: null as number | null,
    voidedAt: null,
    castAt,
  };
}

/** Most vote shortly before the lock. */
function castTime(random: Random, { from, to }: { from: number; to: number }): number {
  return Math.round(to - random() ** 2 * (to - from));
}

interface Choice {
  readonly series: Votable;
  /** How often a voter knows who wins. */
  readonly insight: number;
  readonly elos: ReadonlyMap<string, number>;
}

function chooseTeam(random: Random, { series, insight, elos }: Choice): TeamSlot {
  const eloOf = (team: string) => elos.get(team) ?? STARTING_ELO;
  const chance = expectedScore(eloOf(series.teamA), eloOf(series.teamB));
  // Nobody knows the ratings as well as they turn out.
  const crowd = random() < 0.5 + (chance - 0.5) * 0.6 ? 'A' : 'B';
  return random() < insight ? (series.winner ?? crowd) : crowd;
}

function settleVotes(
  match: MatchRow,
  { votes: own, result, at }: { votes: VoteRow[]; result: TeamSlot | 'returned'; at: number },
  ledger: SeasonLedgers,
): void {
  const settlement = settle(
    {
      id: match.id,
      votes: own.map(({ id, account, team, points }) => ({
        voteId: id,
        accountId: account,
        team,
        points,
        paid: 0,
        voided: false,
      })),
    },
    result,
    (accountId) => ({ balance: ledger.balanceOf(match.season, accountId), debt: 0 }),
  );
  match.result = result;
  match.decidedAt = at;
  for (const vote of own) {
    vote.settledAt = at;
    vote.paid = settlement.paid.get(vote.id) ?? 0;
  }
  for (const transfer of settlement.transfers) ledger.move(match.season, transfer, at);
}

/** A UUID of version 7, which begins with its time. */
function createId(random: Random, at: number): string {
  const time = Math.trunc(at).toString(16).padStart(12, '0');
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-a${hex(3)}-${hex(12)}`;
}
