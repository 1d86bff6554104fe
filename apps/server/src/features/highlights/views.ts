import type { Clip } from '@mes/contract/highlight-schemas';
import { linkAddress } from '@mes/domain/highlights/video-links';
import { pictureReference } from '../../platform/files/store';
import { toPlayerReference } from '../players/service';
import { toTeamReference } from '../teams/service';
import type { ClipPlayerRow, ClipTeamRow, FoundClip } from './repository';

export interface Subjects {
  readonly players: readonly ClipPlayerRow[];
  readonly teams: readonly ClipTeamRow[];
}

export function videoUrl(id: string): string {
  return `/api/highlights/videos/${id}`;
}

export function toClip(found: FoundClip, { players, teams }: Subjects): Clip {
  const { clip, video, tournament, match, createdBy } = found;
  const { id, title, state, kind, rating, map, round, likes } = clip;
  const { createdAt, publishedAt, revision } = clip;
  const poster = pictureReference(video?.poster ?? null);
  return {
    ...{ id, title, state, kind, rating, map, round, likes, createdAt, publishedAt, revision },
    ...toVideo(found),
    picture: poster && { url: poster.url, placeholder: poster.placeholder },
    seconds: video?.seconds ?? null,
    tournament,
    match: match && { id: match.id, matchID: match.number },
    players: players
      .filter((each) => each.clip === id)
      .map(({ player }) => toPlayerReference(player)),
    teams: teams.filter((each) => each.clip === id).map(({ team }) => toTeamReference(team)),
    createdBy: createdBy && toPlayerReference(createdBy),
  };
}

function toVideo({
  clip,
  video,
}: FoundClip): Pick<Clip, 'host' | 'url' | 'videoId' | 'start' | 'type'> {
  const { linkHost, linkId, linkStart: start } = clip;
  if (linkHost !== null && linkId !== null) {
    const url = linkAddress({ host: linkHost, id: linkId, start });
    return { host: linkHost, url, videoId: linkId, start, type: null };
  }
  const url = videoUrl(video!.id);
  return { host: 'upload', url, videoId: null, start: null, type: video!.type };
}
