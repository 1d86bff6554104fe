/** The state of a show: what is on air, what is in preview, the run of show and the channels. */
import type { Card, Speaker } from '../stream/control-state';
import type { Cue } from './cue';

export const CHANNEL_NAMES = ['score_bug', 'lower_third', 'sponsor', 'info_card'] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

export const TRANSITIONS = ['stinger', 'cut'] as const;
export type TransitionKind = (typeof TRANSITIONS)[number];

export interface ShowState {
  readonly preview: Preview | null;
  readonly program: Program | null;
  /** A take that was pressed during a stinger and follows it. */
  readonly pending: PendingTake | null;
  readonly run: Readonly<Record<string, RunItem>>;
  readonly channels: Readonly<Record<ChannelName, OverlayChannel>>;
}

export interface Preview {
  readonly cue: Cue;
  /** Where it comes from in the run of show. */
  readonly item: string | null;
}

export interface Program {
  readonly cue: Cue;
  readonly item: string | null;
  /** The item of the run that was taken last, and its position: the run goes on after it. */
  readonly lastItem: string | null;
  readonly place: number | null;
  readonly takenAt: number;
  /** The series on stream when it was taken; null for the one that is there now. */
  readonly series: number | null;
  readonly transition: Transition | null;
}

/** A stinger. Outputs compare its times with the clock. */
export interface Transition {
  readonly package: string;
  readonly startedAt: number;
  readonly cutAt: number;
  readonly endsAt: number;
}

export interface PendingTake extends Preview {
  /** The series on stream when it was pressed. */
  readonly series: number | null;
  readonly dueAt: number;
}

export interface RunItem {
  readonly id: string;
  /** Items are ordered by it. */
  readonly position: number;
  readonly cue: Cue;
  /** Null if it follows the item before it. */
  readonly plannedAt: number | null;
  readonly seconds: number;
  readonly notes: string;
  readonly isSkipped: boolean;
}

export interface OverlayChannel {
  readonly air: ItemOnAir | null;
  readonly next: ChannelItem | null;
}

export interface ItemOnAir {
  readonly item: ChannelItem;
  readonly since: number;
  /** Null if it stays until it is taken out. */
  readonly until: number | null;
}

export type ChannelItem =
  | { readonly id: string; readonly channel: 'score_bug' }
  | { readonly id: string; readonly channel: 'lower_third'; readonly speakers: readonly Speaker[] }
  /** Without a sponsor, all of them in turn. */
  | { readonly id: string; readonly channel: 'sponsor'; readonly sponsor: string | null }
  | { readonly id: string; readonly channel: 'info_card'; readonly card: Card };

const OUT: OverlayChannel = { air: null, next: null };

export const EMPTY_SHOW: ShowState = {
  preview: null,
  program: null,
  pending: null,
  run: {},
  channels: { score_bug: OUT, lower_third: OUT, sponsor: OUT, info_card: OUT },
};

export function isOnAir(air: ItemOnAir | null, now: number): air is ItemOnAir {
  return air !== null && (air.until === null || air.until > now);
}

export function withChannel(
  state: ShowState,
  name: ChannelName,
  change: Partial<OverlayChannel>,
): ShowState {
  const channel = { ...state.channels[name], ...change };
  return { ...state, channels: { ...state.channels, [name]: channel } };
}
