import type { CaptureEvent } from '@mes/contract/capture';
import { WEAPON_LABELS } from '../labels';
import type { People } from './people';

export interface EventParts {
  /** Id of the acting player; null for events without one. */
  readonly actor: string | null;
  /** Id of the affected player. */
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

/** The event as a sentence, for screen readers and below the timeline. */
export function sentenceOf(event: CaptureEvent, people: People): string {
  const { actor, victim, what, note } = partsOf(event, people);
  const detail = note && ` (${note})`;
  if (victim !== null) {
    const victimName = people.nameOf(victim);
    return actor === null
      ? `${victimName} fell`
      : `${people.nameOf(actor)} eliminated ${victimName}${detail}`;
  }
  return actor === null ? `${what}` : `${what} by ${people.nameOf(actor)}`;
}
