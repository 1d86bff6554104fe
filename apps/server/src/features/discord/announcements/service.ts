/**
 * Announces results, signups, live matches and announcements for everyone in chosen channels. A result is queued in its own
 * transaction. The others follow their public events; the first process that inserts one announces it.
 */
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import type { Log } from '../../../platform/log';
import { isEventOn } from '../../../platform/outbox/publish';
import { findForEveryone } from '../../announcements/readers/service';
import { eventOf, type ResultHook } from '../../matches/changes/service';
import { findSummaries } from '../../matches/summaries/service';
import { currentValues } from '../../properties/service';
import { findPublished } from '../../tournaments/service';
import type { DiscordDeliveries } from '../deliveries/service';
import { ANNOUNCEMENT_PROPERTIES, type AnnouncementKind, isListOfIds } from '../properties';
import { escapeMarkdown } from '../views';
import { texts } from './texts';

interface Options {
  readonly database: Database;
  /** Null without a Discord server: nothing is announced. */
  readonly deliveries: DiscordDeliveries | null;
  readonly siteUrl: string;
  readonly log: Log;
  readonly clock: () => number;
}

export interface Announcements {
  readonly resultHook: ResultHook;
  onEvents(events: readonly OutboxEvent[]): void;
}

interface Announcement {
  readonly kind: AnnouncementKind;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Below the site. */
  readonly path: string;
}

export function createAnnouncements({
  database,
  deliveries,
  siteUrl,
  log,
  clock,
}: Options): Announcements {
  async function announce(tx: Tx, { kind, key, title, description, path }: Announcement) {
    const embed = { title, description, url: `${siteUrl}${path}` };
    for (const channelId of await findChannelIds(tx, kind)) {
      const request = { kind: 'message' as const, channelId, embed };
      await deliveries?.enqueue(tx, { key: `${key}:${channelId}`, request }, clock());
    }
  }

  async function announceEvent(event: OutboxEvent): Promise<void> {
    if (
      isEventOn(event, 'match') &&
      event.type === 'match.changed' &&
      event.data.state === 'live'
    ) {
      const match = event.data;
      await database.transaction((tx) =>
        announce(tx, {
          kind: 'live',
          key: `live:${match.id}`,
          title: titleOf(match),
          description: `${texts.live} · ${texts.bestOf(match.bestOf)}`,
          path: pathOf(match.id),
        }),
      );
    }
    if (isEventOn(event, 'announcements') && event.type === 'announcement.published') {
      const { id } = event.data;
      await database.transaction(async (tx) => {
        const shown = await findForEveryone(tx, id, clock());
        if (!shown) return;
        const page = shown.button?.to.startsWith('/') ? shown.button.to : '';
        await announce(tx, {
          kind: 'announcements',
          key: `announcement:${id}`,
          title: escapeMarkdown(shown.title),
          // Not escaped: addresses in it stay links, and admins wrote it.
          description: shown.text,
          path: `/app${page}`,
        });
      });
    }
    // On this channel only once the team is registered.
    if (
      isEventOn(event, 'tournament') &&
      (event.type === 'tournament.team_registered' || event.type === 'tournament.team_applied')
    ) {
      const { id: tournamentId, teams: names } = event.data;
      await database.transaction(async (tx) => {
        const { id, name } = await findPublished(tx, tournamentId);
        await announce(tx, {
          kind: 'signups',
          key: `signup:${event.id}`,
          title: escapeMarkdown(name),
          description: texts.registered(names.map(escapeMarkdown).join(', '), names.length),
          path: `/app/tournament/${encodeURIComponent(id)}`,
        });
      });
    }
  }

  return {
    resultHook: {
      async afterWrite(tx, change) {
        const type = eventOf(change);
        const isCorrected = type === 'match.corrected';
        if (!deliveries || (type !== 'match.finished' && !isCorrected)) return;
        const { id, revision } = change.after;
        const [match] = await findSummaries(tx, [id]);
        // A walkover against nobody is no news.
        if (!match?.teamA || !match.teamB) return;
        await announce(tx, {
          kind: 'results',
          key: `result:${id}:${revision}`,
          title: titleOf(match),
          description: [
            isCorrected ? texts.corrected : texts.result,
            texts.line(`${match.scoreA} : ${match.scoreB}`, match.bestOf),
          ].join('\n'),
          path: pathOf(id),
        });
      },
    },
    onEvents(events) {
      if (!deliveries) return;
      for (const event of events) {
        announceEvent(event).catch((error) => {
          log.error({ err: error, event: event.type }, 'an event was not told to Discord');
        });
      }
    },
  };
}

async function findChannelIds(db: Db, kind: AnnouncementKind): Promise<readonly string[]> {
  const id = ANNOUNCEMENT_PROPERTIES[kind];
  const value = (await currentValues(db, [id])).get(id);
  return isListOfIds(value) ? value : [];
}

function titleOf({ teamA, teamB }: MatchSummary): string {
  return [teamA, teamB].map((team) => escapeMarkdown(team?.name ?? '?')).join(' – ');
}

function pathOf(matchId: string): string {
  return `/app/match/${encodeURIComponent(matchId)}`;
}
