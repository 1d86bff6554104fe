/**
 * What an output shows while takes come in: the scene on screen, the one that is being prepared, the one
 * that leaves, and the stinger between them. Pure: the caller reports what has happened.
 *
 * Whatever comes in whatever order, the newest cue is shown in the end, and the scene on screen goes only
 * when the next one can be seen.
 */
import type { Cue, ShowProgram } from '@mes/contract/show-schemas';

export interface Take {
  /** The same take has the same key in every program. */
  readonly key: string;
  /** Where it is rendered: its key, or the layer in which it was prepared. */
  readonly layer: string;
  /** Null before the first take: nothing is shown. */
  readonly cue: Cue | null;
  /** The series on stream when it was taken. */
  readonly series: number | null;
  readonly channels: ShowProgram['channels'];
}

export interface ComingTake extends Take {
  /** Code and data are there. */
  readonly isReady: boolean;
  /** `due` once the stinger before it is over; `played` also if it comes under one that plays already. */
  readonly stinger: 'none' | 'due' | 'played';
  /** How far the stinger is by the clock of the server. */
  readonly stingerAgeMs: number;
}

/** The scene in preview, rendered where nobody sees it: a take of it waits for nothing. */
export interface Standby {
  readonly layer: string;
  readonly cue: Cue;
  readonly isReady: boolean;
}

export interface PlayedStinger {
  readonly key: string;
  readonly cue: Cue;
  readonly ageMs: number;
  /** While it covers the picture it is held until the next scene is ready. */
  readonly state: 'closing' | 'covered' | 'opening';
}

export interface Takes {
  readonly current: Take | null;
  readonly coming: ComingTake | null;
  readonly leaving: Take | null;
  readonly stinger: PlayedStinger | null;
  readonly standby: Standby | null;
}

export type TakesEvent =
  /** The age is null where no stinger is to be played: it is over, or nobody would see it. */
  | { readonly type: 'program'; readonly program: ShowProgram; readonly ageMs: number | null }
  | { readonly type: 'ready'; readonly key: string }
  /** Another cue is to be prepared; null for none. */
  | { readonly type: 'standby'; readonly standby: Pick<Standby, 'layer' | 'cue'> | null }
  | { readonly type: 'prepared'; readonly layer: string }
  | { readonly type: 'covered'; readonly key: string }
  /** It has covered the picture for too long: it opens on the scene that was there. */
  | { readonly type: 'expired'; readonly key: string }
  /** The stinger is over, or could not be played. */
  | { readonly type: 'opened'; readonly key: string }
  | { readonly type: 'left'; readonly key: string };

export const NO_TAKES: Takes = {
  current: null,
  coming: null,
  leaving: null,
  stinger: null,
  standby: null,
};

export function reduceTakes(takes: Takes, event: TakesEvent): Takes {
  return advance(afterEvent(takes, event));
}

export function takeKey({ cue, takenAt }: Pick<ShowProgram, 'cue' | 'takenAt'>): string {
  return cue === null ? 'nothing' : `${takenAt} ${JSON.stringify(cue)}`;
}

export function isSameCue(one: Cue | null, other: Cue | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function afterEvent(takes: Takes, event: TakesEvent): Takes {
  const { coming, leaving, stinger, standby } = takes;
  switch (event.type) {
    case 'program':
      return afterProgram(takes, event);
    case 'ready':
      return coming?.key === event.key ? { ...takes, coming: { ...coming, isReady: true } } : takes;
    case 'standby':
      return { ...takes, standby: event.standby && { ...event.standby, isReady: false } };
    case 'prepared':
      return standby?.layer === event.layer
        ? { ...takes, standby: { ...standby, isReady: true } }
        : takes;
    case 'covered':
      return stinger?.key === event.key && stinger.state === 'closing'
        ? { ...takes, stinger: { ...stinger, state: 'covered' } }
        : takes;
    case 'expired':
      return stinger?.key === event.key && stinger.state === 'covered'
        ? {
            ...takes,
            stinger: { ...stinger, state: 'opening' },
            coming: coming && { ...coming, stinger: 'none' },
          }
        : takes;
    case 'opened':
      return stinger?.key === event.key ? { ...takes, stinger: null } : takes;
    case 'left':
      return leaving?.key === event.key ? { ...takes, leaving: null } : takes;
  }
}

type ProgramEvent = Extract<TakesEvent, { type: 'program' }>;

function afterProgram(takes: Takes, { program, ageMs }: ProgramEvent): Takes {
  const { current, coming, leaving, stinger, standby } = takes;
  const { cue, series, channels } = program;
  const key = takeKey(program);
  if (coming?.key === key) return { ...takes, coming: { ...coming, channels } };
  // Cut back while the next one was still hidden.
  if (current?.key === key) return { ...takes, current: { ...current, channels }, coming: null };
  const isAnnounced = ageMs !== null && current !== null && cue !== null;
  const isCovering = stinger !== null && stinger.state !== 'opening';
  const own = standby && isSameCue(standby.cue, cue) ? standby : null;
  // One that is still loading, or cannot be, is built up anew.
  const prepared = own?.isReady ? own : null;
  return {
    ...takes,
    standby: own ? null : standby,
    leaving: leaving?.key === key ? null : leaving,
    coming: {
      key,
      layer: prepared?.layer ?? key,
      cue,
      series,
      channels,
      isReady: prepared !== null,
      stinger: isAnnounced ? (isCovering ? 'played' : 'due') : 'none',
      stingerAgeMs: ageMs ?? 0,
    },
  };
}

/** What follows by itself. */
function advance(takes: Takes): Takes {
  const { coming, stinger } = takes;
  if (!coming)
    return stinger?.state === 'covered'
      ? { ...takes, stinger: { ...stinger, state: 'opening' } }
      : takes;
  if (coming.stinger === 'due' && !stinger && coming.cue) {
    const { key, cue, stingerAgeMs: ageMs } = coming;
    return {
      ...takes,
      coming: { ...coming, stinger: 'played' },
      stinger: { key, cue, ageMs, state: 'closing' },
    };
  }
  if (!coming.isReady) return takes;
  // A cut does not wait for the stinger of the take before it.
  if (coming.stinger === 'none') return { ...swapped(takes, coming), stinger: null };
  if (!stinger) return swapped(takes, coming);
  return stinger.state === 'covered'
    ? { ...swapped(takes, coming), stinger: { ...stinger, state: 'opening' } }
    : takes;
}

function swapped(takes: Takes, { key, layer, cue, series, channels }: ComingTake): Takes {
  const isSeen = takes.stinger === null;
  return {
    ...takes,
    current: { key, layer, cue, series, channels },
    coming: null,
    leaving: isSeen ? takes.current : null,
  };
}
