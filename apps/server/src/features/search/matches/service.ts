/** Matches by what people type: one team, two teams, or the number of a match. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import { bestFit, type Fit, fitOf, worstFit } from '@mes/domain/search/fit';
import { type PairingTexts, parseMatchNumber, splitPairing } from '@mes/domain/search/pairing';
import { compareRanked, matchFame, type Ranked } from '@mes/domain/search/rank';
import type { Db } from '../../../platform/database/database';
import { listByNumber, listNearest, listOfTeams } from '../../matches/summaries/service';
import { findTeams, findTeamsDirectly } from '../repository';

interface RankedMatch extends Ranked {
  readonly hit: MatchSummary;
}

interface FoundTeamName {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
}

interface MatchQuery {
  readonly text: string;
  readonly count: number;
  /** What the whole text has found, best first. */
  readonly teams: readonly FoundTeamName[];
}

/** So many teams may be meant by a part of the text. */
const TEAMS_OF_PART = 5;
/** Of so many teams that the whole text fits, the next and last matches are found. */
const TEAMS_OF_TEXT = 2;
/** With more, what they have played last would not be found. */
const MOST_UPCOMING = 6;

export async function findMatches(
  db: Db,
  { text, count, teams }: MatchQuery,
  now: number,
): Promise<RankedMatch[]> {
  const number = parseMatchNumber(text);
  if (number !== null) return (await listByNumber(db, number)).map(toRanked('exact', now));
  const pairings = await findPairings(db, { text, count, teams }, now);
  const found = pairings.length > 0 ? pairings : await findOfTeams(db, { text, count, teams }, now);
  return found.toSorted(compareRanked).slice(0, count);
}

async function findPairings(
  db: Db,
  { text, count, teams }: MatchQuery,
  now: number,
): Promise<RankedMatch[]> {
  const splits = splitPairing(text);
  const direct = await findTeamsOfParts(db, splits.flat());
  const hasPair = splits.some(([one, other]) => direct(one).length > 0 && direct(other).length > 0);
  // A text that is the name of one team has no slip in it.
  const isMeant = hasPair || teams.some((team) => fitOf(text, team) !== 'similar');
  const teamsOf = isMeant ? direct : await forgiveSlip(db, splits, direct);
  const found = new Map<string, RankedMatch>();
  for (const [one, other] of splits) {
    const matches = await listOfTeams(db, {
      teamIds: teamsOf(one),
      opponentIds: teamsOf(other),
      count,
    });
    for (const match of matches) {
      const ranked = toRanked(fitOfPairing([one, other], match), now)(match);
      const before = found.get(match.id);
      if (!before || compareRanked(ranked, before) < 0) found.set(match.id, ranked);
    }
  }
  return [...found.values()];
}

type TeamsOfPart = (part: string) => string[];

/**
 * Teams whose names look like the part that found none, where the other part has found some: with a slip
 * in both, too many pairs would look alike.
 */
async function forgiveSlip(
  db: Db,
  splits: readonly PairingTexts[],
  direct: TeamsOfPart,
): Promise<TeamsOfPart> {
  const slips = splits.flatMap(([one, other]) => {
    if (direct(one).length > 0) return [other];
    return direct(other).length > 0 ? [one] : [];
  });
  const similar = await findTeamsOfParts(db, slips, findTeams);
  return (part) => (slips.includes(part) ? similar(part) : direct(part));
}

async function findTeamsOfParts(
  db: Db,
  parts: readonly string[],
  find: typeof findTeams = findTeamsDirectly,
): Promise<TeamsOfPart> {
  const distinct = [...new Set(parts)];
  const found = await Promise.all(
    distinct.map((part) => find(db, { text: part.toLowerCase(), count: TEAMS_OF_PART })),
  );
  const byPart = new Map(distinct.map((part, index) => [part, found[index]!.map(({ id }) => id)]));
  return (part) => byPart.get(part) ?? [];
}

/** Its next matches and its last ones. */
async function findOfTeams(
  db: Db,
  { text, count, teams }: MatchQuery,
  now: number,
): Promise<RankedMatch[]> {
  const meant = teams.filter((team) => fitOf(text, team) !== 'similar').slice(0, TEAMS_OF_TEXT);
  const found = await listNearest(db, {
    teamIds: meant.map(({ id }) => id),
    upcoming: MOST_UPCOMING,
    recent: count,
  });
  // Whoever types the name of a team means the team, so its matches never fit as well as it does.
  return found.map((match) =>
    toRanked(
      worstFit('words', bestFit(namesOf(match).map((team) => fitOf(text, team)))),
      now,
    )(match),
  );
}

/** Either way round. */
function fitOfPairing([one, other]: PairingTexts, match: MatchSummary): Fit {
  const [a, b] = namesOf(match);
  if (!a || !b) return 'similar';
  return bestFit([
    worstFit(fitOf(one, a), fitOf(other, b)),
    worstFit(fitOf(one, b), fitOf(other, a)),
  ]);
}

function namesOf({ teamA, teamB }: MatchSummary) {
  return [teamA, teamB].flatMap((team) => team ?? []);
}

function toRanked(fit: Fit, now: number): (match: MatchSummary) => RankedMatch {
  return (hit) => ({
    hit,
    fit,
    fame: matchFame(
      {
        isLive: hit.state === 'live' || hit.state === 'veto',
        at: hit.finishedAt ?? hit.startsAt,
      },
      now,
    ),
    name: hit.id,
  });
}
