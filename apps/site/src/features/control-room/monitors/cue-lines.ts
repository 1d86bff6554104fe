import type { Cue } from '@mes/contract/show-schemas';
import { interpolate } from '../../../interpolate';
import { heldSeries } from '../state/held-series';
import type { Room } from '../state/room-context';
import type { RoomMatch } from '../state/room-matches';
import * as texts from '../texts';
import * as monitorTexts from './texts';

/** `Match A, Nova – Ember`; the texts of the cue where it has no match. */
export function cueLine({ matchOf }: Room, cue: Cue): string {
  const match = cue.match === null ? null : matchOf(cue.match);
  const parts = [
    match && interpolate(texts.matchLetter, { letter: match.letter }),
    match && matchName(match),
    cue.tournament,
    cue.round,
    cue.focus.team,
    cue.texts.title,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Says so while it holds a series that the stream has left: controls of the game are of another one. */
export function airLine(room: Room, cue: Cue): string {
  const held = heldSeries(room);
  if (!held) return cueLine(room, cue);
  return [
    interpolate(texts.versus, { a: held.teamA, b: held.teamB }),
    monitorTexts.untilNextTake,
    cueLine(room, cue),
  ]
    .filter(Boolean)
    .join(', ');
}

export function matchName({ match }: RoomMatch): string {
  return interpolate(texts.versus, {
    a: match?.teamA?.name ?? texts.notDecided,
    b: match?.teamB?.name ?? texts.notDecided,
  });
}
