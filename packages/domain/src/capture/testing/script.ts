import { otherTeam, type TeamSlot } from '../../series/team-slots';
import { addEntry, type Board, createBoard, latestMoment } from '../board';
import type { CaptureEvent, Elimination } from '../events';
import { momentWarnings, momentWinner } from '../moment';
import { halves, scoreboard } from '../scoreboard';
import type { CaptureSetup } from '../setup';

/** Five against five: a1 to a5 of team A, who start on Coalition, and b1 to b5. */
export const LINEUP = (['A', 'B'] as const).flatMap((opponent) =>
  [1, 2, 3, 4, 5].map((number) => ({ player: `${opponent.toLowerCase()}${number}`, opponent })),
);

export const SETUP: CaptureSetup = { lineup: LINEUP, startingSideA: 'coalition' };

type WithoutIdAndTime<T> = T extends CaptureEvent ? Omit<T, 'id' | 'at'> : never;
export type EventInput = WithoutIdAndTime<CaptureEvent>;

export function kill(
  killer: string | null,
  victim: string,
  more: Partial<Omit<Elimination, 'id' | 'at' | 'kind'>> = {},
): EventInput {
  return {
    kind: 'elimination',
    killer,
    victim,
    assist: null,
    weapon: 'assault_rifle',
    headshot: false,
    ...more,
  };
}

/** The same killer eliminates every player of a team. */
export function eliminateTeam(team: TeamSlot, killer: string): EventInput[] {
  return LINEUP.filter(({ opponent }) => opponent === team).map(({ player }) =>
    kill(killer, player),
  );
}

export const plant = (player: string): EventInput => ({ kind: 'plant', player, site: null });
export const defuse = (player: string): EventInput => ({ kind: 'defuse', player });
export const explosion: EventInput = { kind: 'explosion' };
export const timeOver: EventInput = { kind: 'time_over' };
export const swap: EventInput = { kind: 'side_swap' };
export const end = (winner: TeamSlot): EventInput => ({ kind: 'round_end', winner });

/** A board with these events of one operator, a second apart. Ids are e1, e2 … */
export function captureEvents(events: readonly EventInput[], setup: CaptureSetup = SETUP): Board {
  return events.reduce((board, input, index) => {
    const sequence = index + 1;
    const event = { ...input, id: `e${sequence}`, at: sequence * 1_000 };
    return addEntry(board, {
      kind: 'record',
      sequence,
      operator: 'op',
      writtenAt: event.at,
      event,
    });
  }, createBoard(setup));
}

/** So many rounds in which the whole other team is eliminated. */
export function rounds(count: number, winner: TeamSlot): EventInput[] {
  const losers = otherTeam(winner);
  const round = [...eliminateTeam(losers, winner === 'A' ? 'a1' : 'b1'), end(winner)];
  return Array.from({ length: count }, () => round).flat();
}

/** The state after these events, in the form that tests need. */
export function after(events: readonly EventInput[], setup: CaptureSetup = SETUP) {
  const board = captureEvents(events, setup);
  const moment = latestMoment(board);
  return {
    ...moment,
    winner: momentWinner(moment, board.context),
    halves: halves(moment),
    warnings: momentWarnings(moment).map(({ kind }) => kind),
    row: (player: string) =>
      scoreboard(moment, board.context).find((row) => row.player === player)!,
  };
}
