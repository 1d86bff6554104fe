import type { Json } from '@mes/contract/scalars';
import { TURN_MS } from '@mes/domain/veto/veto';
import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

const TURN = { id: 'vetoTurnSeconds', usual: TURN_MS / 1_000, least: 3, most: 600 };
const NO_SHOW = { id: 'matchNoShowMinutes', usual: 10, least: 1, most: 120 };
const CHECK_IN = { id: 'matchCheckInMinutes', usual: 30, least: 1, most: 1_440 };

export const ROOM_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: TURN.id,
    type: 'number',
    value: TURN.usual,
    description: 'Seconds that a captain has for each turn of a map veto',
    validate: (value) => rangeProblem(TURN, value),
  },
  {
    id: CHECK_IN.id,
    type: 'number',
    value: CHECK_IN.usual,
    description: 'Minutes before its start from which teams can check in for a match',
    validate: (value) => rangeProblem(CHECK_IN, value),
  },
  {
    id: NO_SHOW.id,
    type: 'number',
    value: NO_SHOW.usual,
    description:
      'Minutes after the start when staff are called because a team is not there; empty for never',
    validate: (value) => (value === null ? null : rangeProblem(NO_SHOW, value)),
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

function rangeProblem(
  { least, most }: { least: number; most: number },
  value: Json,
): string | null {
  const fits = typeof value === 'number' && value >= least && value <= most;
  return fits ? null : texts.properties.notBetween(least, most);
}
