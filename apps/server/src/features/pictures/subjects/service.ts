/** What pictures show: the scene of a subject, and the simpler card that replaces it. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { StreamCover, StreamMatch, StreamTeam } from '@mes/contract/stream';
import { displayName, type SpecialNames } from '@mes/domain/names/display';
import type { Db } from '../../../platform/database/database';
import type { PictureKind } from '../../../platform/http/pictures';
import type { SceneLook } from '../../stream/service';
import type { Card, CardTeam, MatchCard } from '../cards/views';
import { texts } from '../texts';

export interface PictureSubject {
  /** The scene's address on this server. */
  readonly scene: string;
  /** The picture changes only when this does. */
  readonly content: unknown;
  /** Of the tournament that it is about, or of the house. */
  readonly look: SceneLook;
  readonly card: () => Promise<Card>;
}

type CoverKind = Exclude<PictureKind, 'match' | 'versus'>;

/** The reads of the stream, so that a picture shows the same as its scene. */
export interface PictureReads {
  match(db: Db, id: string): Promise<StreamMatch | null>;
  team(db: Db, name: string): Promise<StreamTeam | null>;
  cover(db: Db, subject: { of: CoverKind; id: string }, now: number): Promise<StreamCover>;
  look(db: Db, tournament: string | null): Promise<SceneLook>;
}

export interface SubjectDeps {
  readonly db: Db;
  readonly now: number;
  readonly reads: PictureReads;
  /** A stored logo in the size of a card. */
  readonly readLogo: (filename: string) => Promise<Buffer | null>;
  readonly specialNames: SpecialNames;
}

export function findSubject(
  kind: PictureKind,
  id: string,
  deps: SubjectDeps,
): Promise<PictureSubject> {
  if (kind === 'match') return findThumbnail(id, deps);
  if (kind === 'versus') return findVersus(id, deps);
  return findCover({ of: kind, id }, deps);
}

async function findThumbnail(id: string, deps: SubjectDeps): Promise<PictureSubject> {
  const { match, look } = await findMatch(id, deps);
  const { tournament, round, teamA, teamB, maps } = match;
  return {
    scene: scenePath(match, { look, scene: 'thumbnail' }),
    look,
    content: { tournament, round, teamA, teamB, map: maps[0]?.name },
    card: () => createMatchCard(match, deps),
  };
}

async function findVersus(id: string, deps: SubjectDeps): Promise<PictureSubject> {
  const { db, reads } = deps;
  const { match, look } = await findMatch(id, deps);
  const { tournament, round, bestOf, scoreA, scoreB } = match;
  const teams = await Promise.all(
    [match.teamA, match.teamB].map(async (team) => team && reads.team(db, team.name)),
  );
  return {
    scene: scenePath(match, { look, scene: 'versus' }),
    look,
    content: { tournament, round, bestOf, scoreA, scoreB, teams },
    card: async () => ({
      ...(await createMatchCard(match, deps)),
      score: scoreA + scoreB > 0 ? [scoreA, scoreB] : null,
    }),
  };
}

async function findCover(
  subject: { of: CoverKind; id: string },
  { db, now, reads }: SubjectDeps,
): Promise<PictureSubject> {
  const cover = await reads.cover(db, subject, now);
  const look = await reads.look(db, cover.tournament);
  const { of, id } = subject;
  const about = cover.tournament === null ? '' : `/${encodeURIComponent(cover.tournament)}`;
  return {
    scene: `/app/streaming/${look.group}/thumbnail${about}?cover=${of}/${encodeURIComponent(id)}`,
    look,
    content: cover,
    card: async () => ({ kind: 'cover', ...cover }),
  };
}

async function findMatch(
  id: string,
  { db, reads }: SubjectDeps,
): Promise<{ match: StreamMatch; look: SceneLook }> {
  const match = await reads.match(db, id);
  if (!match) throw new ObjectNotFound();
  return { match, look: await reads.look(db, match.tournament?.id ?? null) };
}

function scenePath(
  { id }: StreamMatch,
  { look, scene }: { look: SceneLook; scene: string },
): string {
  return `/app/streaming/${look.group}/${scene}?match=${id}`;
}

/** Without the score, as on the thumbnail. */
async function createMatchCard(
  match: StreamMatch,
  { readLogo, specialNames }: SubjectDeps,
): Promise<MatchCard> {
  const { teamA, teamB, tournament, round, bestOf } = match;
  const toCardTeam = async (team: StreamMatch['teamA']): Promise<CardTeam> => {
    if (!team) return { name: texts.undecidedTeam, tag: '?', logo: null };
    return {
      name: displayName(team, specialNames),
      tag: team.tag,
      logo: team.logo && (await readLogo(team.logo.filename)),
    };
  };
  return {
    kind: 'match',
    head: tournament?.name ?? '',
    foot: [round, texts.bestOf(bestOf)].filter(Boolean).join(' · '),
    teams: [await toCardTeam(teamA), await toCardTeam(teamB)],
    score: null,
  };
}
