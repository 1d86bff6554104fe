import type { CapturedMap } from '@mes/contract/capture';
import { CAPTURE_TOGGLES } from '@mes/domain/capture/events';

const everything = Object.fromEntries(CAPTURE_TOGGLES.map((toggle) => [toggle, true]));

/** Five against five on Plaza, before the first event. */
export const emptyMap: CapturedMap = {
  index: 0,
  map: 'Plaza',
  state: 'live',
  server: null,
  pickedBy: null,
  scoreA: 0,
  scoreB: 0,
  winner: null,
  startingSideA: 'coalition',
  halves: [],
  captured: true,
  players: [],
  startedAt: null,
  finishedAt: null,
  sequence: 0,
  toggles: everything as CapturedMap['toggles'],
  lineup: (['A', 'B'] as const).flatMap((opponent) =>
    [1, 2, 3, 4, 5].map((number) => {
      const id = `${opponent.toLowerCase()}${number}`;
      return { opponent, player: { id, name: id, photo: null, country: null } };
    }),
  ),
  sideA: 'coalition',
  alive: { A: [], B: [] },
  rounds: [],
  events: [],
  warnings: [],
};
