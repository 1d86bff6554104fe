import type { CaptureEvent } from '@mes/contract/capture';
import { WEAPON_LABELS } from '../labels';
import type { People } from './people';

export interface EventParts {
  /** The player who did it; null where it was nobody in particular. */
  readonly actor: string | null;
  /** The player to whom it was done. */
  readonly victim: string | null;
  /** What happened, for events without a victim. */
  readonly what: string | null;
  readonly note: string;
}

export function partsOf(event: CaptureEvent, { nameOf, teamName }: People): EventParts {
  switch (event.kind) {
    case 'elimination':
      return {
        actor: event.killer,
        victim: event.victim,
        what: null,
        note: [
          event.headshot ? 'Headshot' : event.weapon && WEAPON_LABELS[event.weapon],
          event.killer === null && 'Fell',
          event.assist !== null && `assist ${nameOf(event.assist)}`,
        ]
          .filter(Boolean)
          .join(', '),
      };
    case 'plant':
      return { actor: event.player, victim: null, what: 'Bomb planted', note: '' };
    case 'defuse':
      return { actor: event.player, victim: null, what: 'Bomb defused', note: '' };
    case 'explosion':
      return { actor: null, victim: null, what: 'Bomb exploded', note: '' };
    case 'time_over':
      return { actor: null, victim: null, what: 'Time over', note: '' };
    case 'round_end':
      return {
        actor: null,
        victim: null,
        what: `${teamName(event.winner)} win the round`,
        note: '',
      };
    case 'side_swap':
      return { actor: null, victim: null, what: 'Sides swapped', note: '' };
  }
}

/** As a sentence, for screen readers and for the line below the timeline. */
export function sentenceOf(event: CaptureEvent, people: People): string {
  const { actor, victim, what, note } = partsOf(event, people);
  const detail = note && ` (${note})`;
  if (victim !== null) {
    const fallen = people.nameOf(victim);
    return actor === null
      ? `${fallen} fell`
      : `${people.nameOf(actor)} eliminated ${fallen}${detail}`;
  }
  return actor === null ? `${what}` : `${what} by ${people.nameOf(actor)}`;
}
