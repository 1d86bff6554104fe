/** What the pictures of tournaments and articles show. */
import type { ArticleThumbnail } from '@mes/contract/articles';
import type { StreamCover } from '@mes/contract/stream';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import { sceneGroupOf } from '@mes/domain/stream/scenes';
import { worded } from '@mes/domain/tournament/lifecycle/life';
import { skinFor } from '@mes/domain/tournament/name/skin';
import type { Db } from '../../../platform/database/database';
import type { CoverSubject, StreamSources } from '../service';
import { texts } from '../texts';

export async function readCover(
  db: Db,
  { of, id }: CoverSubject,
  { sources, now }: { sources: StreamSources; now: number },
): Promise<StreamCover> {
  return of === 'tournament'
    ? toTournamentCover(await sources.tournament(db, id, now))
    : toArticleCover(await sources.article(db, id, now));
}

function toTournamentCover(tournament: WebsiteTournament): StreamCover {
  const { name, region, state, registered, prizePool, winner, startsAt } = tournament;
  const facts = [
    region,
    registered > 0 ? texts.cover.teams(registered) : null,
    prizePool > 0 ? formatMoney(prizePool) : null,
  ];
  return {
    kicker: capitalize(worded(state)),
    title: name,
    lines: [
      winner
        ? texts.cover.wonBy(winner.name)
        : startsAt === null
          ? ''
          : texts.cover.from(formatDay(startsAt)),
      facts.filter(Boolean).join(' · '),
    ].filter((line) => line !== ''),
    group: sceneGroupOf(skinFor(tournament)),
  };
}

function toArticleCover({ title, author, publishedAt }: ArticleThumbnail): StreamCover {
  return {
    kicker: texts.cover.news,
    title,
    lines: [[author?.name, formatDay(publishedAt)].filter(Boolean).join(' · ')],
    group: sceneGroupOf(null),
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In UTC, because a picture is the same for readers of all time zones. */
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function formatDay(instant: number): string {
  return DAY.format(instant);
}
