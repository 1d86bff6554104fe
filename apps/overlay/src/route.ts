import type { Cue } from '@mes/contract/show-schemas';
import { COVER_SUBJECTS } from '@mes/contract/vocabulary';

export interface CoverSubject {
  readonly of: (typeof COVER_SUBJECTS)[number];
  readonly id: string;
}

/**
 * Which scene an address asks for: `/app/streaming/{group}/{scene}/{tournament}/{Round}`, or
 * `/app/streaming/{group}/giveaway/{id}`.
 */
export interface SceneRoute {
  readonly group: string;
  readonly scene: string;
  /** Id or name; null means the one of the stream configuration. */
  readonly tournament: string | null;
  readonly round: string | null;
  /** Shown instead of the one on stream. */
  readonly match: string | null;
  /** The one on stream when the scene was taken; null for the one on stream now. */
  readonly series: number | null;
  /** Id, instead of the tournament; null means the newest that is open. */
  readonly giveaway: string | null;
  /** Of what a thumbnail is the front, instead of a match. */
  readonly cover: CoverSubject | null;
  /** Of whom team and player scenes tell. */
  readonly team: string | null;
  readonly player: string | null;
  readonly player2: string | null;
  /** Instead of the texts that the control room has for breaks and the end; empty for those. */
  readonly title: string;
  readonly text: string;
  /** Shows the final frame at once, for pictures. */
  readonly screenshot: boolean;
  /** Leaves the tournament's field out, for those who have a background of their own. */
  readonly clear: boolean;
}

export function parseRoute(pathname: string, search: string): SceneRoute | null {
  const [, , ...parts] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const query = new URLSearchParams(search);
  const [group, scene, tournament = null, round = null] = parts;
  if (group === undefined || scene === undefined || parts.length > 4) return null;
  const subject = query.get('id') || tournament;
  const isGiveaway = scene === 'giveaway';
  return {
    group,
    scene,
    tournament: isGiveaway ? null : subject,
    round,
    giveaway: isGiveaway ? subject : null,
    match: query.get('match') || null,
    series: null,
    cover: parseCover(query.get('cover') ?? ''),
    team: query.get('team') || null,
    player: query.get('player') || null,
    player2: query.get('player2') || null,
    title: query.get('title') ?? '',
    text: query.get('text') ?? '',
    screenshot: query.get('screenshot') === 'true',
    clear: /^(1|true)$/.test(query.get('clear') ?? ''),
  };
}

/** What a cue of the show asks for, as if it had an address of its own. */
export function routeOfCue(
  { scene, package: group, focus, texts, ...cue }: Cue,
  series: number | null,
): SceneRoute {
  return {
    group,
    scene,
    tournament: cue.tournament,
    round: cue.round,
    match: cue.match,
    series,
    giveaway: null,
    cover: null,
    ...focus,
    ...texts,
    screenshot: false,
    clear: false,
  };
}

export type OutputName = (typeof OUTPUTS)[number];

const OUTPUTS = ['program', 'overlay'] as const;

/** `/app/streaming/program` and `/app/streaming/overlay` follow the show. */
export function parseOutput(pathname: string): OutputName | null {
  const [, name] = /^\/app\/streaming\/(\w+)\/?$/.exec(pathname) ?? [];
  return OUTPUTS.find((output) => output === name) ?? null;
}

/** `tournament/EmbersS4EU` */
function parseCover(text: string): SceneRoute['cover'] {
  const [, wanted, id] = /^(\w+)\/(.+)$/.exec(text) ?? [];
  const of = COVER_SUBJECTS.find((each) => each === wanted);
  return id === undefined || of === undefined ? null : { of, id };
}

/** `/app/streaming` itself is the list of scenes. */
export function isSceneList(pathname: string): boolean {
  return /^\/app\/streaming\/?$/.test(pathname);
}

/** A link that was cut in half must not blank the stream. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
