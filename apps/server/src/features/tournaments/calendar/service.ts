/** Calendars of matches, which people subscribe to. */
import { LAST_INSTANT } from '@mes/contract/scalars';
import { type CalendarEvent, writeCalendar } from '@mes/domain/calendar/ics';
import type { Db } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import { findPublished } from '../service';
import { texts } from '../texts';
import { findScheduledMatches } from './repository';

/** An estimate of one map with its break. The real end would tell how many maps were played. */
const MAP_MS = 45 * 60_000;

type ScheduledMatch = Awaited<ReturnType<typeof findScheduledMatches>>[number];

export function createCalendars({ siteUrl }: { readonly siteUrl: string }) {
  return {
    async ofTournament(
      db: Db,
      { id, team: teamName }: { id: string; team?: string },
    ): Promise<string> {
      const tournament = await findPublished(db, id);
      const team = teamName === undefined ? undefined : await teams.findTeam(db, teamName);
      const matches = await findScheduledMatches(db, {
        tournamentId: tournament.id,
        teamId: team?.id,
      });
      const name = team ? `${team.name}, ${tournament.name}` : tournament.name;
      return toCalendar({ name, matches, siteUrl });
    },

    async ofAll(db: Db): Promise<string> {
      const matches = await findScheduledMatches(db, {});
      return toCalendar({ name: texts.allMatches, matches, siteUrl });
    },

    async ofTeam(db: Db, teamName: string): Promise<string> {
      const team = await teams.findTeam(db, teamName);
      const matches = await findScheduledMatches(db, { teamId: team.id });
      return toCalendar({ name: team.name, matches, siteUrl });
    },
  };
}

function toCalendar({
  name,
  matches,
  siteUrl,
}: {
  name: string;
  matches: readonly ScheduledMatch[];
  siteUrl: string;
}): string {
  return writeCalendar({
    name,
    domain: new URL(siteUrl).hostname,
    events: matches.flatMap((match) => toEvent(match, siteUrl)),
  });
}

function toEvent(match: ScheduledMatch, siteUrl: string): CalendarEvent[] {
  const { id, startsAt, finishedAt, startedAt, createdAt, bestOf } = match;
  if (startsAt === null) return [];
  const description = [match.tournamentName, match.roundName, texts.bestOf(bestOf)];
  return [
    {
      id: `match-${id}`,
      sequence: match.revision,
      changedAt: Math.max(createdAt, startedAt ?? 0, finishedAt ?? 0),
      startsAt,
      endsAt: Math.min(startsAt + bestOf * MAP_MS, LAST_INSTANT),
      title: texts.pairing(match.teamAName, match.teamBName),
      description: description.filter(Boolean).join('\n'),
      url: `${siteUrl}/app/match/${id}`,
      cancelled: match.state === 'cancelled',
    },
  ];
}
