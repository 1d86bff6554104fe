/** What there is a picture of: the scene that draws it, and the simpler card in its place. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { StreamCover, StreamMatch, StreamTeam } from '@mes/contract/stream';
import { displayName } from '@mes/domain/names/display';
import { groupOf } from '@mes/domain/stream/scenes';
import { skinOf } from '@mes/domain/tournament/name/skin';
import type { Db } from '../../../platform/database/database';
import type { PictureKind } from '../../../platform/http/pictures';
import type { Card, CardTeam, MatchCard } from '../cards/views';

export interface Subject {
  /** The scene's address on this server. */
  readonly scene: string;
  /** As long as this is the same, so is the picture. */
  readonly says: unknown;
  readonly card: () => Promise<Card>;
}

/** The stream's reads: a picture says what its scene does. */
export interface Reads {
  match(db: Db, id: string): Promise<StreamMatch | null>;
  team(db: Db, name: string): Promise<StreamTeam | null>;
  cover(
    db: Db,
    subject: { of: 'tournament' | 'article'; id: string },
    now: number,
  ): Promise<StreamCover>;
}

export interface SubjectParts {
  readonly db: Db;
  readonly now: number;
  readonly reads: Reads;
  /** A stored logo in the size of a card. */
  readonly logo: (filename: string) => Promise<Buffer | null>;
}

export function findSubject(kind: PictureKind, id: string, parts: SubjectParts): Promise<Subject> {
  if (kind === 'match') return thumbnail(id, parts);
  if (kind === 'versus') return versus(id, parts);
  return front({ of: kind, id }, parts);
}

async function thumbnail(id: string, parts: SubjectParts): Promise<Subject> {
  const match = await found(id, parts);
  const { tournament, round, teamA, teamB, maps } = match;
  return {
    scene: sceneOf(match, 'thumbnail'),
    says: { tournament, round, teamA, teamB, map: maps[0]?.name },
    card: () => matchCard(match, parts),
  };
}

async function versus(id: string, parts: SubjectParts): Promise<Subject> {
  const { db, reads } = parts;
  const match = await found(id, parts);
  const { tournament, round, bestOf, scoreA, scoreB } = match;
  const teams = await Promise.all(
    [match.teamA, match.teamB].map(async (team) => team && reads.team(db, team.name)),
  );
  return {
    scene: sceneOf(match, 'versus'),
    says: { tournament, round, bestOf, scoreA, scoreB, teams },
    card: async () => ({
      ...(await matchCard(match, parts)),
      score: scoreA + scoreB > 0 ? [scoreA, scoreB] : null,
    }),
  };
}

async function front(
  subject: { of: 'tournament' | 'article'; id: string },
  { db, now, reads }: SubjectParts,
): Promise<Subject> {
  const cover = await reads.cover(db, subject, now);
  const { of, id } = subject;
  return {
    scene: `/app/streaming/${cover.group}/thumbnail?cover=${of}/${encodeURIComponent(id)}`,
    says: cover,
    card: async () => ({ kind: 'cover', ...cover }),
  };
}

async function found(id: string, { db, reads }: SubjectParts): Promise<StreamMatch> {
  const match = await reads.match(db, id);
  if (!match) throw new ObjectNotFound();
  return match;
}

function sceneOf({ id, tournament }: StreamMatch, scene: string): string {
  return `/app/streaming/${groupOf(skinOf(tournament?.id))}/${scene}?match=${id}`;
}

/** Without a result, as the thumbnail is. */
async function matchCard(match: StreamMatch, { logo }: SubjectParts): Promise<MatchCard> {
  const { teamA, teamB, tournament, round, bestOf } = match;
  const team = async (one: StreamMatch['teamA']): Promise<CardTeam> => {
    if (!one) return { name: 'TO BE DECIDED', tag: '?', logo: null };
    return {
      name: displayName(one),
      tag: one.tag,
      logo: one.logo && (await logo(one.logo.filename)),
    };
  };
  return {
    kind: 'match',
    head: tournament?.name ?? '',
    foot: [round, `Best of ${bestOf}`].filter(Boolean).join(' · '),
    teams: [await team(teamA), await team(teamB)],
    score: null,
  };
}
