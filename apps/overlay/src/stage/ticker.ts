import type { MatchSummary } from '@mes/contract/match-schemas';
import type { StreamTournament } from '@mes/contract/stream';
import { formatMoney } from '@mes/domain/money/money';
import { displayName } from '../community';
import { timeOf } from '../parts/labels';

interface TickerInput {
  readonly name: string;
  readonly round: string;
  readonly community: string;
  readonly tournament: Pick<
    StreamTournament,
    'prizePool' | 'registered' | 'live' | 'upcoming' | 'recent'
  > | null;
}

const MOST = 8;
/** Longer texts are passed over: a viewer reads them in one glance. */
const LONGEST = 34;
const RESULTS = 3;

/** Short news of an event, the most important first. */
export function tickerTexts({ name, round, community, tournament }: TickerInput): string[] {
  const texts = [
    name,
    round,
    ...(tournament
      ? [
          tournament.prizePool > 0 ? `${formatMoney(tournament.prizePool)} prize pool` : '',
          ...tournament.recent.slice(0, RESULTS).map(resultText),
          ...tournament.upcoming.slice(0, RESULTS).map(nextText),
          tournament.registered > 0 ? `${tournament.registered} teams` : '',
        ]
      : []),
    community,
  ];
  const short = texts.filter((text) => text !== '' && text.length <= LONGEST);
  return [...new Set(short)].slice(0, MOST);
}

/** "Ghost Signal 2, Luxor 0", the winner first. */
function resultText({ teamA, teamB, scoreA, scoreB, state }: MatchSummary): string {
  if (!teamA || !teamB || state !== 'finished') return '';
  const [first, second] = [`${capitalised(teamA)} ${scoreA}`, `${capitalised(teamB)} ${scoreB}`];
  return scoreB > scoreA ? `${second}, ${first}` : `${first}, ${second}`;
}

/** "Polar Static play at 20:30" */
function nextText({ teamA, startsAt }: MatchSummary): string {
  return teamA && startsAt !== null ? `${capitalised(teamA)} play at ${timeOf(startsAt)}` : '';
}

/** Display names are in capitals, which a line of text is not. */
function capitalised(team: Parameters<typeof displayName>[0]): string {
  const name = displayName(team);
  return name === name.toUpperCase() && name.length > 4 ? team.name : name;
}
