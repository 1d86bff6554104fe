import type { ShowDesk, ShowLogEntry, ShowOperator, ShowSource } from '@mes/contract/show-schemas';
import type { StreamControl } from '@mes/contract/stream-control';
import type { StreamDesk } from '@mes/contract/stream-desk';
import type { GameDesk, SavedSpeaker, Sponsor } from '@mes/contract/stream-game';
import type { TransitionKind } from '@mes/domain/show/state';
import { createContext, useContext } from 'react';
import { useNow } from '../../../components/text/use-now';
import type { Obs } from '../../obs/index';
import type { ActionId } from '../keys/actions';
import type { KnownTournament } from '../scene-order';
import type { RoomMatch } from './room-matches';
import type { Acts } from './use-acts';
import type { Place } from './use-presence';
import type { Server } from './use-server';
import type { Overwritten, SourceFailure } from './use-show';

export const BENCHES = ['cue', 'game', 'veto', 'log', 'keys'] as const;
export type BenchName = (typeof BENCHES)[number];

/** A text of this operator that somebody else has overwritten. */
export interface LostText extends Overwritten {
  readonly at: number;
}

/** An output that could not render its scene, and when it last reported that by the clock of this browser. */
export interface FailedSource extends SourceFailure {
  readonly at: number;
}

/** Everything that the parts of the room share. */
export interface Room {
  readonly desk: ShowDesk;
  readonly control: StreamControl;
  readonly stream: StreamDesk;
  readonly game: GameDesk;
  readonly log: readonly ShowLogEntry[];
  readonly sources: readonly ShowSource[];
  readonly sourceKey: string;
  readonly speakers: readonly SavedSpeaker[];
  readonly sponsors: readonly Sponsor[];
  /** With the look of each. */
  readonly tournaments: readonly KnownTournament[];
  readonly matches: readonly RoomMatch[];
  /** The match of a cue; null stands for the one of the stream. */
  matchOf(id: string | null): RoomMatch | null;
  /** The account of this operator. */
  readonly ownId: string;
  readonly operators: readonly ShowOperator[];
  readonly clockOffset: number;
  readonly server: Server;
  readonly obs: Obs;
  readonly acts: Acts;
  readonly bench: BenchName;
  setBench(bench: BenchName): void;
  setPlace(place: Place): void;
  leaveField(field: string): void;
  /** Whether the caret of this operator is in a field of the room. */
  readonly isTyping: boolean;
  setTyping(isTyping: boolean): void;
  readonly transition: TransitionKind;
  /** OBS shows something else, and the operator has not chosen to leave it. */
  readonly isElsewhere: boolean;
  /** OBS shows something else, so nobody sees what is on air here. */
  readonly isUnseen: boolean;
  /** OBS shows the program without its overlays. */
  readonly isOverlayHidden: boolean;
  /** The same, and the operator has chosen to leave it. */
  readonly isOverlayLeft: boolean;
  readonly lostText: LostText | null;
  dropLostText(): void;
  /** Until when the next press of plus says who has won the map. */
  readonly mapWonUntil: number;
  readonly showsAllScenes: boolean;
  /** The slot of the veto that is changed; null for the next open one. */
  readonly vetoSlot: number | null;
  setVetoSlot(slot: number | null): void;
  /** From the last change of the program until it was painted. */
  readonly paintedMs: number | null;
  /** From the last take until it was painted. */
  readonly paintedTakeMs: number | null;
  readonly failedSource: FailedSource | null;
  run(id: ActionId): void;
}

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('This is a part of the control room.');
  return room;
}

/** The time of the server, changing every full second. */
export function useServerNow(): number {
  return useNow(1_000) + useRoom().clockOffset;
}
