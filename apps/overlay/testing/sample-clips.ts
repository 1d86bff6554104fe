import type { Clip } from '@mes/contract/highlight-schemas';
import { type Kind, playerReference } from './sample-teams';

/** Links, which show a card: the sample server has no videos. */
export function sampleClips(kind: Kind, now: number): Clip[] {
  if (kind === 'empty') return [];
  const isLong = kind === 'long names';
  const title = isLong
    ? 'WWWWWWWW wins the longest round of the season alone against five WWWWWWWW'
    : 'One against four on the last round';
  const picture = { url: '/files/clip.webp', placeholder: '/files/clip.small.webp' };
  return Array.from({ length: 3 }, (_, index) => ({
    id: `0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d1${index}`,
    title,
    state: 'published',
    host: 'twitch',
    url: 'https://clips.twitch.tv/Sample',
    videoId: 'Sample',
    start: null,
    type: null,
    picture: kind === 'no pictures' ? null : picture,
    seconds: null,
    kind: 'clutch',
    rating: 5,
    tournament: null,
    match: null,
    map: 'Castello',
    round: 24,
    players: Array.from({ length: isLong ? 5 : 1 }, (_, seat) => playerReference(kind, 0, seat)),
    teams: [],
    likes: 128,
    createdAt: now,
    createdBy: null,
    publishedAt: now,
    revision: 2,
  }));
}
