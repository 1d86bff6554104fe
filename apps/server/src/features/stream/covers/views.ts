/** The fronts of tournaments and articles: what their pictures say. */
import type { ArticleThumbnail } from '@mes/contract/articles';
import type { StreamCover } from '@mes/contract/stream';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import type { COVER_SUBJECTS } from '@mes/contract/vocabulary';
import { format } from '@mes/domain/money/money';
import { groupOf } from '@mes/domain/stream/scenes';
import { worded } from '@mes/domain/tournament/lifecycle/life';
import { skinFor } from '@mes/domain/tournament/name/skin';
import type { Db } from '../../platform/database/database';
import type { StreamSources } from './sources';

export interface CoverSubject {
  readonly of: (typeof COVER_SUBJECTS)[number];
  readonly id: string;
}

export async function cover(
  db: Db,
  { of, id }: CoverSubject,
  { sources, now }: { sources: StreamSources; now: number },
): Promise<StreamCover> {
  return of === 'tournament'
    ? ofTournament(await sources.tournament(db, id, now))
    : ofArticle(await sources.article(db, id, now));
}

function ofTournament(tournament: WebsiteTournament): StreamCover {
  const { name, region, state, registered, prizePool, winner, startsAt } = tournament;
  const facts = [
    region,
    registered > 0 ? `${registered} teams` : null,
    prizePool > 0 ? format(prizePool) : null,
  ];
  return {
    kicker: sentence(worded(state)),
    title: name,
    lines: [
      winner ? `Won by ${winner.name}` : startsAt === null ? '' : `From ${dayOf(startsAt)}`,
      facts.filter(Boolean).join(' · '),
    ].filter((line) => line !== ''),
    group: groupOf(skinFor(tournament)),
  };
}

function ofArticle({ title, author, publishedAt }: ArticleThumbnail): StreamCover {
  return {
    kicker: 'News',
    title,
    lines: [[author?.name, dayOf(publishedAt)].filter(Boolean).join(' · ')],
    group: groupOf(null),
  };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A picture has no reader's zone. */
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function dayOf(instant: number): string {
  return DAY.format(instant);
}
