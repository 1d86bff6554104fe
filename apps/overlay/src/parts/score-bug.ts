/** What stands between the cameras: rounds where they are counted, else maps. */

import type { GameMoment, InGame } from '@mes/contract/stream-game';
import { otherSide, type TeamSlot } from '@mes/domain/series/team-slots';
import type { CurrentStream } from '../data/use-scene-data';
import type { BugTeam, Notice, ScoreBug } from '../models/in-game';
import type { SceneTeam } from '../models/team';
import { momentLabel, stoppageLabel } from '../tournament/game-labels';

type Stream = Pick<CurrentStream, 'bestOf' | 'scoreA' | 'scoreB' | 'scoreText' | 'maps'>;

interface Shown {
  readonly A: SceneTeam | null;
  readonly B: SceneTeam | null;
  readonly stream: Stream | null;
  readonly game: InGame | null;
  readonly moment: GameMoment | null;
}

export function scoreBugOf(shown: Shown): ScoreBug | null {
  const { A, B, game } = shown;
  if (!A && !B) return null;
  return {
    A: A && bugTeam('A', A, shown),
    B: B && bugTeam('B', B, shown),
    map: mapOf(shown),
    roundNumber: game && isCounted(game) ? game.map.round : null,
    clock: null,
    notice: noticeOf(shown),
  };
}

function bugTeam(slot: TeamSlot, team: SceneTeam, { stream, game }: Shown): BugTeam {
  const maps = { A: stream?.scoreA ?? 0, B: stream?.scoreB ?? 0 }[slot];
  const sideA = game?.map.sideA ?? null;
  const mapsWon = stream?.scoreText ? maps : null;
  return {
    team,
    figure: game && isCounted(game) ? game.map.score[slot] : mapsWon,
    maps,
    mapsToWin: Math.ceil((stream?.bestOf ?? 1) / 2),
    side: sideA && slot === 'B' ? otherSide(sideA) : sideA,
  };
}

/** Capture counts rounds after the first one; operators count from 0 : 0. */
function isCounted({ map, byHand }: InGame): boolean {
  return byHand.score || map.score.A + map.score.B > 0;
}

function mapOf({ stream, game }: Shown): ScoreBug['map'] {
  if (game?.map.name) return { name: game.map.name, number: game.map.index + 1 };
  const current = stream?.maps.find((map) => map.current);
  return current ? { name: current.name, number: current.index + 1 } : null;
}

function noticeOf({ game, moment }: Shown): Notice | null {
  const stoppage = game?.stoppage ?? null;
  if (!stoppage) return moment && { kind: 'moment', text: momentLabel(moment) };
  return { kind: stoppage.kind === 'timeout' ? 'timeout' : 'pause', text: stoppageLabel(stoppage) };
}
