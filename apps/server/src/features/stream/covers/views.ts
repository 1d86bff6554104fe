/** What the pictures of tournaments, articles, clips and predictions show. */
import type { ArticleThumbnail } from '@mes/contract/articles';
import type { Clip } from '@mes/contract/highlight-schemas';
import type { StreamCover } from '@mes/contract/stream';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import { worded } from '@mes/domain/tournament/lifecycle/life';
import type { Db } from '../../../platform/database/database';
import type { PickCover } from '../../pickem/service';
import type { CoverSubject, StreamSources } from '../service';
import { texts } from '../texts';

export async function readCover(
  db: Db,
  { of, id }: CoverSubject,
  { sources, now }: { sources: StreamSources; now: number },
): Promise<StreamCover> {
  if (of === 'tournament') return toTournamentCover(await sources.tournament(db, id, now));
  if (of === 'article') return toArticleCover(await sources.article(db, id, now));
  if (of === 'clip') return toClipCover(await sources.clip(db, id));
  const [tournament = '', player = ''] = id.split('.');
  return toPickemCover(await sources.pickem(db, { id: tournament, player }, now));
}

function toTournamentCover(tournament: WebsiteTournament): StreamCover {
  const { id, name, region, state, registered, prizePool, startsAt } = tournament;
  const facts = [
    region,
    registered > 0 ? texts.cover.teams(registered) : null,
    prizePool > 0 ? formatMoney(prizePool) : null,
  ];
  return {
    kicker: capitalize(worded(state)),
    title: name,
    lines: [
      // Without the winner: whoever reads the link may not want to know it yet.
      startsAt === null ? '' : texts.cover.from(formatDay(startsAt)),
      facts.filter(Boolean).join(' · '),
    ].filter((line) => line !== ''),
    tournament: id,
  };
}

function toPickemCover(picks: PickCover): StreamCover {
  const { tournament, playerName, finalists, points, mostPoints } = picks;
  const [champion] = finalists;
  return {
    kicker: texts.cover.pickem(tournament.name),
    title: texts.cover.picksOf(playerName),
    lines: [
      champion ? texts.cover.champion(champion.name) : '',
      // By tags: four names are too long for a line.
      finalists.length > 1 ? texts.cover.finalFour(finalists.map(({ tag }) => tag)) : '',
      texts.cover.points(points, mostPoints),
    ].filter((line) => line !== ''),
    tournament: tournament.id,
  };
}

function toArticleCover({ title, author, publishedAt }: ArticleThumbnail): StreamCover {
  return {
    kicker: texts.cover.news,
    title,
    lines: [[author?.name, formatDay(publishedAt)].filter(Boolean).join(' · ')],
    tournament: null,
  };
}

function toClipCover({ title, kind, players, map, round, tournament }: Clip): StreamCover {
  const place = map && round ? texts.cover.round(map, round) : map;
  return {
    kicker: texts.cover.clip(kind && capitalize(kind.replace('_', ' '))),
    title,
    lines: [
      players.map(({ name }) => name).join(' · '),
      [place, tournament?.name].filter(Boolean).join(' · '),
    ].filter((line) => line !== ''),
    tournament: tournament?.id ?? null,
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
