import type { CaptureEvent } from '@mes/contract/capture';
import { interpolate } from '../../../interpolate';
import { WEAPON_LABELS } from '../labels';
import * as texts from '../texts';
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
          event.headshot ? texts.headshot : event.weapon && WEAPON_LABELS[event.weapon],
          event.killer === null && texts.fell,
          event.assist !== null &&
            interpolate(texts.assistBy, { playerName: nameOf(event.assist) }),
        ]
          .filter(Boolean)
          .join(', '),
      };
    case 'plant':
      return { actor: event.player, victim: null, what: texts.bombPlanted, note: '' };
    case 'defuse':
      return { actor: event.player, victim: null, what: texts.bombDefused, note: '' };
    case 'explosion':
      return { actor: null, victim: null, what: texts.bombExploded, note: '' };
    case 'time_over':
      return { actor: null, victim: null, what: texts.timeOver, note: '' };
    case 'round_end':
      return {
        actor: null,
        victim: null,
        what: interpolate(texts.roundWonBy, { teamName: teamName(event.winner) }),
        note: '',
      };
    case 'side_swap':
      return { actor: null, victim: null, what: texts.sidesSwapped, note: '' };
  }
}

/** The event as a sentence, for screen readers and below the timeline. */
export function sentenceOf(event: CaptureEvent, people: People): string {
  const { actor, victim, what, note } = partsOf(event, people);
  const detail = note && ` (${note})`;
  if (victim !== null) {
    const victimName = people.nameOf(victim);
    return actor === null
      ? interpolate(texts.playerFell, { playerName: victimName })
      : interpolate(texts.playerEliminated, {
          actor: people.nameOf(actor),
          fallen: victimName,
          detail,
        });
  }
  return actor === null
    ? `${what}`
    : interpolate(texts.eventBy, { event: what ?? '', playerName: people.nameOf(actor) });
}
