/** Calendars of matches, which people subscribe to. */
import { type CalendarEvent, writeCalendar } from '@mes/domain/calendar/ics';
import type { Db } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import { published } from '../finding';
import { findTimedMatches } from './repository';

/** A map with its break; how long a match takes is known only afterwards. */
const MAP_MS = 45 * 60_000;

type TimedMatch = Awaited<ReturnType<typeof findTimedMatches>>[number];

export async function ofTournament(db: Db, id: string, siteUrl: string): Promise<string> {
  const { id: tournament, name } = await published(db, id);
  return write(name, await findTimedMatches(db, { tournament }), siteUrl);
}

export async function ofTeam(db: Db, name: string, siteUrl: string): Promise<string> {
  const team = await teams.find(db, name);
  return write(team.name, await findTimedMatches(db, { team: team.id }), siteUrl);
}

function write(name: string, matches: readonly TimedMatch[], siteUrl: string): string {
  return writeCalendar({
    name,
    domain: new URL(siteUrl).hostname,
    events: matches.flatMap((match) => eventOf(match, siteUrl)),
  });
}

function eventOf(match: TimedMatch, siteUrl: string): CalendarEvent[] {
  const { id, startsAt, finishedAt, startedAt, createdAt, bestOf } = match;
  if (startsAt === null) return [];
  const planned = startsAt + bestOf * MAP_MS;
  return [
    {
      id: `match-${id}`,
      sequence: match.revision,
      changedAt: Math.max(createdAt, startedAt ?? 0, finishedAt ?? 0),
      startsAt,
      endsAt: finishedAt !== null && finishedAt > startsAt ? finishedAt : planned,
      title: `${match.teamA ?? 'TBD'} vs ${match.teamB ?? 'TBD'}`,
      description: [match.tournament, match.round, `Best of ${bestOf}`].filter(Boolean).join('\n'),
      url: `${siteUrl}/app/match/${id}`,
      cancelled: match.state === 'cancelled',
    },
  ];
}
