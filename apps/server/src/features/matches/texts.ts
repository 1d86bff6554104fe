/** What people read of matches: refusals and notifications. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ReportedScore } from '@mes/domain/series/compare-reports';

export const texts = {
  results: {
    tooManyMaps: 'There are more maps than the series is long.',
    mapSkipped: 'A map in between has no score.',
    playedAfterDecided: 'There is a map after the series was decided.',
    finishedInTheFuture: 'This is in the future.',
    teamsUnknown: 'The teams of this match are not decided yet.',
    forfeitedButOpen: 'A forfeited match is over.',
    forfeitByNobody: 'Say who did not play.',
    scoreAgainstMaps: 'The score does not agree with the maps.',
    scoreTooHigh: (bestOf: number) => `It is more than a best of ${bestOf} has.`,
    mapsDoNotDecide: 'The maps do not decide this match yet.',
    mapsDecide: 'The maps decide this match. Change them to go on playing it.',
    deletedMeanwhile: 'This match was deleted.',
    changedMeanwhile: 'Someone else changed this match. Reload and try again.',
  },
  editor: {
    inBracket: 'This match belongs to a bracket.',
    hasResult: 'Clear its result first: ratings and statistics count it.',
    referenced: 'Something else still refers to this match.',
    noTeam: 'There is no team of that name.',
    noTournament: 'There is no such tournament.',
    decidedByBracket: 'The bracket decides who plays this match, and in which round.',
    ownOpponent: 'A team cannot play against itself.',
    wrongFormat: (bestOf: number) => `It is not one of a best of ${bestOf}.`,
    halfScore: 'Enter both scores.',
    playerTwice: 'A player is listed twice on a map.',
    noPlayer: (id: string) => `There is no player '${id}'.`,
  },
  bracket: {
    played: 'Matches of this bracket have been played.',
    referenced: 'Something else still refers to matches of this bracket.',
  },
  reports: {
    differ: (one: ReportedScore, other: ReportedScore) =>
      `The leaders report different results: ${scoreText(one)} and ${scoreText(other)}.`,
    laterMatches: 'Later matches depend on this one. Please call staff.',
    onlyLeaders: 'Only the leaders of the two teams can report a result.',
    hasResult: 'This match already has a result.',
    cancelled: 'This match is cancelled.',
    teamsUnknown: 'The teams of this match are not decided yet.',
    otherTeamAnswers: 'The other team answers your report.',
    closed: 'This report is no longer open.',
    notAResult: (bestOf: number) => `That is not a possible result of a best of ${bestOf}.`,
    mapsDiffer: 'They do not make up the result.',
  },
  disputes: {
    notDisputed: 'The result of this match is not in dispute.',
    colleague: (name: string) => `${name} is on it.`,
    noReport: 'This report is not in dispute.',
    undoneAlready: 'This ruling is already undone.',
    tooLate: 'A ruling can be undone for ten minutes.',
    changedSince: 'The match has changed since the ruling.',
    laterMatches: 'Later matches depend on this one. Use the match editor.',
    reopened: 'A ruling was undone: the result is in dispute again.',
  },
  staffCalls: {
    taken: 'Someone else has taken this call.',
    subjects: { staff_call: 'Staff called to a match', dispute: 'Disputed result' },
  },
  notifications: {
    resultReported: (match: MatchSummary, score: ReportedScore) => ({
      title: `Result reported: ${pairing(match)}`,
      text: `The other team reports ${scoreText(score)}. Confirm or dispute it.`,
    }),
    resultDisputed: (match: MatchSummary, score: ReportedScore) => ({
      title: `Result disputed: ${pairing(match)}`,
      text: `The other team disputes ${scoreText(score)}. Staff have been called.`,
    }),
    resultRuled: (match: MatchSummary, reason: string) => ({
      title: `Staff decided: ${pairing(match)}`,
      text: reason,
    }),
    rulingUndone: (match: MatchSummary) => ({
      title: `Decision undone: ${pairing(match)}`,
      text: 'The result is in dispute again.',
    }),
    finished: (match: MatchSummary, { isCorrection }: { isCorrection: boolean }) => ({
      title: `${match.teamA?.name} ${scoreText(match)} ${match.teamB?.name}`,
      text: withPlace(isCorrection ? 'Result corrected' : 'Match finished', match),
      withoutResult: {
        title: pairing(match),
        text: withPlace(isCorrection ? 'Result corrected' : 'Match finished', match),
      },
    }),
    scheduled: (match: MatchSummary, startsAt: number) => ({
      title: pairing(match),
      text: withPlace(`Starts ${timeText(startsAt)}`, match),
    }),
    rescheduled: (match: MatchSummary, startsAt: number) => ({
      title: pairing(match),
      text: withPlace(`Moved to ${timeText(startsAt)}`, match),
    }),
  },
};

function pairing({ teamA, teamB }: MatchSummary): string {
  return `${teamA?.name} vs ${teamB?.name}`;
}

function scoreText({ scoreA, scoreB }: ReportedScore): string {
  return `${scoreA} – ${scoreB}`;
}

function withPlace(what: string, { tournament, round }: MatchSummary): string {
  const where = [tournament?.name, round].filter(Boolean).join(', ');
  return where === '' ? what : `${what}: ${where}`;
}

/** In UTC: the server does not know the time zone of the reader. */
function timeText(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
