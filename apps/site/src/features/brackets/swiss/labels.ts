/** Words for records, stakes and the path of a team. */

import type { SwissTarget } from '@mes/domain/tournament/model/vocabulary';
import type { BoxKind, BoxStake } from '@mes/domain/tournament/swiss/board';
import type { SwissRecord, SwissStep } from '@mes/domain/tournament/swiss/records';
import { interpolate } from '../../../interpolate';
import * as texts from './texts';

/** `2–1`; with draws `2–1–0`. */
export function recordLabel(record: SwissRecord | null): string {
  if (record === null) return texts.hiddenRecord;
  return interpolate(record.draws > 0 ? texts.recordWithDraws : texts.record, { ...record });
}

export const KIND_LABELS: Readonly<Partial<Record<BoxKind, string>>> = {
  qualified: texts.qualified,
  eliminated: texts.eliminated,
};

export const STAKE_LABELS: Readonly<
  Record<NonNullable<BoxStake>, { short: string; long: string }>
> = {
  through: { short: texts.winGoesThrough, long: texts.winnerIsThrough },
  out: { short: texts.lossGoesOut, long: texts.loserIsOut },
  decider: { short: texts.decider, long: texts.winnerStays },
};

/** `Three wins go through, three losses go out`. */
export function targetLabel(target: SwissTarget): string {
  if (target.kind === 'rounds')
    return interpolate(texts.roundsLead, { rounds: counted(target.rounds, ROUNDS) });
  return interpolate(texts.recordsLead, {
    wins: counted(target.wins, WINS),
    losses: counted(target.losses, LOSSES).toLowerCase(),
  });
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const ROUNDS = { one: texts.round, many: texts.rounds };
const WINS = { one: texts.win, many: texts.wins };
const LOSSES = { one: texts.loss, many: texts.losses };

function counted(count: number, { one, many }: { one: string; many: string }): string {
  return interpolate(count === 1 ? one : many, { count: WORDS[count] ?? count });
}

const STEP_TEXTS: Readonly<Record<SwissStep['outcome'], string>> = {
  won: texts.beat,
  lost: texts.lostTo,
  drew: texts.drewWith,
  bye: texts.hadBye,
  cancelled: texts.cancelledAgainst,
  live: texts.liveAgainst,
  next: texts.nextAgainst,
};

/** `beat Arctic Kingdom, lost to Night Harbor, live against Ember Court`. */
export function pathLabel(path: readonly SwissStep[]): string {
  if (path.length === 0) return texts.noMatchYet;
  return path
    .map(({ outcome, opponent }) =>
      interpolate(STEP_TEXTS[outcome], { team: opponent ?? texts.unknownTeam } as never),
    )
    .join(', ');
}
