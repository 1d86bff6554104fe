import type { StreamDesk } from '@mes/contract/stream-desk';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import type { Room } from './room-context';

/** The teams of the stream by slot. */
export function teamNames({ configuration }: StreamDesk): Readonly<Record<TeamSlot, string>> {
  return {
    A: configuration.normTeam1 || texts.teamOne,
    B: configuration.normTeam2 || texts.teamTwo,
  };
}

export function teamTags({ stream }: Room): Readonly<Record<TeamSlot, string>> {
  const names = teamNames(stream);
  return { A: stream.match?.teamA?.tag || names.A, B: stream.match?.teamB?.tag || names.B };
}

/** `Game, 6 : 4`: what the room believes to be on air, in a few words. */
export function onAirInWords({ desk, game }: Room, sceneName: string | null): string {
  if (!desk.program.cue || sceneName === null) return texts.nothingOnAir;
  if (desk.program.cue.scene !== 'game') return sceneName;
  const { A, B } = game.game.map.score;
  return `${sceneName}, ${interpolate(texts.score, { a: A, b: B })}`;
}
