/** What an act on the series was about, for the log: "+1 Nova, 6 : 4", "Castello banned". */
import type { ShowActInput } from '@mes/contract/show-schemas';
import type { StreamConfiguration } from '@mes/contract/stream';
import type { InGame } from '@mes/contract/stream-game';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { parseOther } from '@mes/domain/stream/configuration';
import { BAN, DECIDER, PICK, VETO_SEQUENCES } from '@mes/domain/veto/formats';
import { texts } from '../texts';

export type SeriesAct = Extract<ShowActInput, { act: 'game' | 'configure' | 'link' }>;

interface SeriesChange {
  readonly before: StreamConfiguration;
  readonly after: StreamConfiguration;
  /** As it is after the act. */
  readonly game: InGame;
}

export function describeSeriesAct(act: SeriesAct, change: SeriesChange): string {
  if (act.act === 'link')
    return act.match === null ? texts.noSeries : texts.versus(namesOf(change.after));
  return act.act === 'game' ? describeGame(act.game, change) : describeEdit(act, change);
}

function describeGame(
  game: Extract<SeriesAct, { act: 'game' }>['game'],
  { after, game: { map } }: SeriesChange,
): string {
  const names = namesOf(after);
  const score = texts.score(map.score);
  switch (game.act) {
    case 'score':
      return texts.scored({ name: names[game.team], by: game.by, score });
    case 'set_score':
      return texts.scoreByHand(score);
    case 'timeout':
      return texts.timeoutOf(names[game.team]);
    case 'swap_sides':
    case 'set_sides':
      return texts.sidesSwapped;
    case 'technical_pause':
      return texts.technicalPause;
    case 'resume':
      return texts.resumed;
    case 'release':
      return texts.followsGame;
  }
}

function describeEdit(
  { edit }: Extract<SeriesAct, { act: 'configure' }>,
  { before, after }: SeriesChange,
): string {
  const winner = after.Winners.find((each, index) => each && !before.Winners[index]);
  if (winner) {
    const score = texts.score({ A: after.Score1, B: after.Score2 });
    return texts.mapWon({ name: namesOf(after)[winner], score });
  }
  return describeVeto(before, after) ?? describeFirst(before, after) ?? describeFields(edit);
}

/** A producer reads it: no name of a field of the wire, and not more of them than fit a button. */
function describeFields(edit: object): string {
  const fields = new Map<string, string>(Object.entries(texts.fields));
  const names = [...new Set(Object.keys(edit).map((key) => fields.get(key) ?? texts.series))];
  const [only] = names;
  return texts.byHand(names.length === 1 && only ? only : texts.series);
}

/** Null where no slot of the veto was filled. */
function describeVeto(before: StreamConfiguration, after: StreamConfiguration): string | null {
  const { mapVeto, format } = after.matchup;
  const slot = mapVeto.findIndex((map, index) => map && map !== before.matchup.mapVeto[index]);
  const map = mapVeto[slot];
  if (!map) return null;
  const code = VETO_SEQUENCES[format][slot];
  if (code === BAN) return texts.banned(map);
  if (code === PICK) return texts.picked(map);
  return code === DECIDER ? texts.decider(map) : texts.leftOut(map);
}

/** Null where the same team begins the veto as before. */
function describeFirst(before: StreamConfiguration, after: StreamConfiguration): string | null {
  const { vetoFirst: first = 'A' } = parseOther(after.other);
  const { vetoFirst: firstBefore = 'A' } = parseOther(before.other);
  return first === firstBefore ? null : texts.vetoFirst(namesOf(after)[first]);
}

function namesOf({ normTeam1, normTeam2 }: StreamConfiguration): Record<TeamSlot, string> {
  return { A: normTeam1 || texts.teamA, B: normTeam2 || texts.teamB };
}
