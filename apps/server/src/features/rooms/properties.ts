import { TURN_MS } from '@mes/domain/veto/veto';
import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';

const TURN = { id: 'vetoTurnSeconds', usual: TURN_MS / 1_000, least: 3, most: 600 };
const NO_SHOW = { id: 'matchNoShowMinutes', usual: 10, least: 1, most: 120 };
const CHECK_IN = { id: 'matchCheckInMinutes', usual: 30, least: 1, most: 1_440 };

const SHOWN = {
  group: 'matches',
  shownAt: [{ label: 'Match rooms', to: '/match/search' }],
} as const;

export const ROOM_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: TURN.id,
    type: 'number',
    value: TURN.usual,
    description: 'Seconds that a leader has for each turn of a map veto',
    ...SHOWN,
    limits: { min: TURN.least, max: TURN.most },
    fallback: TURN.usual,
  },
  {
    id: CHECK_IN.id,
    type: 'number',
    value: CHECK_IN.usual,
    description: 'Minutes before its start from which teams can check in for a match',
    ...SHOWN,
    limits: { min: CHECK_IN.least, max: CHECK_IN.most },
    fallback: CHECK_IN.usual,
  },
  {
    id: NO_SHOW.id,
    type: 'number',
    value: NO_SHOW.usual,
    description:
      'Minutes after the start when staff are called because a team is not there; empty for never',
    ...SHOWN,
    limits: { min: NO_SHOW.least, max: NO_SHOW.most },
  },
];

export interface RoomSettings {
  readonly turnMs: number;
  readonly checkInMs: number;
  /** Null where staff are never called for this. */
  readonly noShowMs: number | null;
}

export async function readRoomSettings(db: Db): Promise<RoomSettings> {
  const values = await currentValues(db, [TURN.id, NO_SHOW.id, CHECK_IN.id]);
  const noShow = values.get(NO_SHOW.id);
  return {
    turnMs: Number(values.get(TURN.id) ?? TURN.usual) * 1_000,
    checkInMs: Number(values.get(CHECK_IN.id) ?? CHECK_IN.usual) * 60_000,
    noShowMs: noShow === undefined ? null : Number(noShow) * 60_000,
  };
}
