/** Labels of a bracket: formats, where a team comes from, a match as a sentence. */
import type { BracketMatch, Slot, SlotSource } from '@mes/client/bracket';
import type { STAGE_FORMATS } from '@mes/contract/vocabulary';
import { groupName } from '@mes/domain/tournament/model/rounds';
import { ordinal } from '@mes/ui/ordinal';

export const FORMAT_LABELS: Readonly<Record<(typeof STAGE_FORMATS)[number], string>> = {
  single_elimination: 'Single elimination',
  double_elimination: 'Double elimination',
  round_robin: 'Groups',
  gsl: 'GSL groups',
  swiss: 'Swiss',
};

export function slotName({ team, source }: Slot): string {
  return team?.name ?? sourceLabel(source);
}

/** `Winner of M12`, `2nd of Group B`. */
export function sourceLabel(source: SlotSource): string {
  switch (source.type) {
    case 'winner':
      return `Winner of M${source.match.matchID}`;
    case 'loser':
      return `Loser of M${source.match.matchID}`;
    case 'placement':
      return `${ordinal(source.place)}${source.group === null ? '' : ` of ${groupName(source.group)}`}`;
    case 'seed':
      return `Seed ${source.seed}`;
    case 'pairing':
      return 'To be drawn';
    case 'bye':
      return 'Nobody';
  }
}

/** A match as a sentence, for screen readers. */
export function matchAriaLabel(match: BracketMatch, round: string): string {
  const [a, b] = match.slots;
  const pairing = `${round}, M${match.matchID}: ${slotName(a)} against ${slotName(b)}`;
  if (match.state === 'forfeited') return `${pairing}, forfeited`;
  if (a.score === null || b.score === null) return pairing;
  return `${pairing}, ${a.score} to ${b.score}${match.state === 'live' ? ', live' : ''}`;
}
