/** The four outcomes of a dispute, and what each would change. Pure. */

import type { Dispute, ResultReport, RulingChoice } from '@mes/contract/dispute-schemas';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { teamEloChange } from '@mes/domain/elo/elo';
import type { DefuseMap } from '@mes/domain/maps/maps';
import {
  agreedMaps,
  backedReport,
  compareReports,
  type ReportedScore,
} from '@mes/domain/series/compare-reports';
import { leader, otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { interpolate } from '../../../interpolate';
import { nameOf } from '../labels';
import * as texts from './texts';

export interface DisputeOutcome {
  readonly key: '1' | '2' | '3' | '4';
  readonly title: string;
  readonly note: string;
  /** What speaks for it or against it. */
  readonly hint: string | null;
  readonly changes: readonly Change[];
  readonly action: string;
  readonly reason: string;
  /** Null for the one whose result is still to be entered. */
  readonly choice: RulingChoice | null;
  readonly isPossible: boolean;
}

export interface Change {
  readonly label: string;
  readonly lines: readonly string[];
}

type Match = Pick<
  WebsiteMatch,
  'teamA' | 'teamB' | 'bestOf' | 'opponents' | 'winnerTo' | 'loserTo' | 'tournament' | 'maps'
> & { readonly rounds: WebsiteMatch['rounds'] };

const THOUSAND = 1_000;

/** Rounds won on each map whose rounds were captured. */
export function recordedScores({ maps, rounds }: Pick<Match, 'maps' | 'rounds'>) {
  const recorded = new Map<DefuseMap, ReportedScore>();
  for (const { map: index, rounds: played } of rounds) {
    const map = maps.find((each) => each.index === index)?.map;
    if (!map || played.length === 0) continue;
    const won = (slot: TeamSlot) => played.filter(({ winner }) => winner === slot).length;
    recorded.set(map, { scoreA: won('A'), scoreB: won('B') });
  }
  return recorded;
}

export function outcomesOf(match: Match, { latest }: Pick<Dispute, 'latest'>): DisputeOutcome[] {
  const backed = backedReport(latest, recordedScores(match));
  return [
    reportOutcome('1', { match, slot: 'A', report: latest.A, backed, other: latest.B }),
    reportOutcome('2', { match, slot: 'B', report: latest.B, backed, other: latest.A }),
    replayOutcome(match, latest),
    {
      ...{ key: '4', title: texts.anotherResult, note: texts.anotherResultNote, hint: null },
      changes: [{ label: texts.bracket, lines: [texts.shownOnceEntered] }],
      ...{ action: texts.enterScore, reason: texts.reasonByReports, choice: null },
      isPossible: true,
    },
  ];
}

/** The outcome that recorded rounds back, or null: then nobody has chosen for the referee. */
export function suggestedKey(match: Match, { latest }: Pick<Dispute, 'latest'>) {
  const backed = backedReport(latest, recordedScores(match));
  return backed === null ? null : backed === 'A' ? '1' : '2';
}

/** "They disagree on Grounded and Soar." */
export function disagreement(match: Match, { latest }: Pick<Dispute, 'latest'>): string {
  const missing = latest.A === null ? 'A' : latest.B === null ? 'B' : null;
  if (missing) return interpolate(texts.rejectedReport, { teamName: nameOf(match, missing) });
  const maps = compareReports(latest).flatMap(({ map, isSame }) => (isSame ? [] : [map]));
  return maps.length === 0
    ? texts.disagreeOnScore
    : interpolate(texts.disagreeOnMaps, { maps: maps.join(', ') });
}

/** What cannot be played before the dispute is decided, or null. */
export function heldUp({ holdsUp }: Pick<Dispute, 'holdsUp'>): string | null {
  if (holdsUp.nextRound) return texts.holdsUpRound;
  const [first, second] = holdsUp.matches.map(({ matchID }) => matchID);
  if (first === undefined) return null;
  return second === undefined
    ? interpolate(texts.holdsUpMatch, { number: first })
    : interpolate(texts.holdsUpMatches, { first, second });
}

function reportOutcome(
  key: '1' | '2',
  {
    match,
    slot,
    report,
    backed,
    other,
  }: {
    match: Match;
    slot: TeamSlot;
    report: ResultReport | null;
    backed: TeamSlot | null;
    other: ResultReport | null;
  },
): DisputeOutcome {
  const teamName = nameOf(match, slot);
  if (!report)
    return {
      ...{ key, title: teamName, note: texts.noResultReported, hint: null, changes: [] },
      ...{ action: texts.chooseOutcome, reason: '', choice: null, isPossible: false },
    };
  const winner = leader({ A: report.scoreA, B: report.scoreB });
  const score = scoreFor(report, winner);
  const recorded = recordedScores(match);
  const unrecorded = report.maps.find(
    ({ map }) => recorded.size > 0 && !recorded.has(map) && !other?.maps.some((m) => m.map === map),
  );
  return {
    key,
    title:
      winner === null
        ? interpolate(texts.drawResult, { score })
        : interpolate(texts.teamWins, { teamName: nameOf(match, winner), score }),
    note: report.maps.map(({ map, scoreA, scoreB }) => `${map} ${scoreA} : ${scoreB}`).join(', '),
    hint:
      backed === slot
        ? texts.matchesRecord
        : unrecorded
          ? interpolate(texts.noRecordOf, { map: unrecorded.map })
          : null,
    changes: changesOf(match, report),
    action:
      winner === null
        ? texts.ruleDraw
        : interpolate(texts.rule, { score, teamName: nameOf(match, winner) }),
    reason: backed === slot ? texts.reasonByRecord : texts.reasonByReports,
    choice: { kind: 'report', report: report.id },
    isPossible: true,
  };
}

function replayOutcome(match: Match, latest: Dispute['latest']): DisputeOutcome {
  const agreed = agreedMaps(latest);
  const won = (slot: TeamSlot) =>
    agreed.filter((map) => leader({ A: map.scoreA, B: map.scoreB }) === slot).length;
  const disputed = compareReports(latest).find(({ isSame }) => !isSame)?.map;
  return {
    key: '3',
    title: disputed ? interpolate(texts.replayMap, { map: disputed }) : texts.replayMatch,
    note: interpolate(texts.scoreStands, { score: `${won('A')} : ${won('B')}` }),
    hint: null,
    changes: [
      { label: texts.bracket, lines: [texts.staysOpen] },
      { label: texts.elo, lines: [texts.staysOpen] },
      { label: texts.also, lines: [texts.votesStay] },
    ],
    ...{ action: texts.orderReplay, reason: texts.reasonOfReplay },
    choice: { kind: 'replay' },
    isPossible: match.teamA !== null && match.teamB !== null,
  };
}

function changesOf(match: Match, report: ReportedScore): Change[] {
  const winner = leader({ A: report.scoreA, B: report.scoreB });
  return [
    { label: texts.bracket, lines: bracketLines(match, winner) },
    { label: texts.elo, lines: eloLines(match, report) },
    { label: texts.also, lines: [texts.votesSettled] },
  ];
}

function bracketLines(match: Match, winner: TeamSlot | null): string[] {
  const { winnerTo, loserTo } = match;
  if (winner === null || (!winnerTo && !loserTo)) return [texts.noBracket];
  const [won, lost] = [nameOf(match, winner), nameOf(match, otherTeam(winner))];
  return [
    ...(winnerTo ? [interpolate(texts.goesOn, { teamName: won, number: winnerTo.matchID })] : []),
    loserTo
      ? interpolate(texts.goesDown, { teamName: lost, number: loserTo.matchID })
      : interpolate(texts.isOut, { teamName: lost }),
  ];
}

function eloLines({ opponents: { A, B } }: Match, { scoreA, scoreB }: ReportedScore): string[] {
  if (!A || !B) return [texts.staysOpen];
  const score = { A: scoreA, B: scoreB };
  const elo = { A: A.elo * THOUSAND, B: B.elo * THOUSAND };
  const change = Math.round(teamEloChange(elo, { winner: leader(score), score }) / THOUSAND);
  const line = (team: NonNullable<typeof A>, by: number) =>
    interpolate(texts.eloChange, {
      ...{ teamName: team.team.name, before: team.elo, after: team.elo + by },
    });
  return [line(A, change), line(B, -change)];
}

/** As its winner says it: 2 : 1. */
function scoreFor({ scoreA, scoreB }: ReportedScore, winner: TeamSlot | null): string {
  return winner === 'B' ? `${scoreB} : ${scoreA}` : `${scoreA} : ${scoreB}`;
}
