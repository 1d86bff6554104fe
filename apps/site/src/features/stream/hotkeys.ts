import type { StreamCommandInput, StreamControl } from '@mes/contract/stream-control';
import { sceneOf } from './scene-address';

/** What is pressed, as far as it matters. */
export interface Press {
  readonly key: string;
  /** Where: text is typed in `text`, and a `control` has keys of its own. */
  readonly target: 'page' | 'control' | 'text';
  readonly modified: boolean;
}

export interface Deck {
  readonly control: StreamControl;
  readonly group: string;
  /** In the order of the number keys. */
  readonly scenes: readonly string[];
}

export const SCENE_KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** What a key does in the control room, or null. */
export function actOfKey({ key, target, modified }: Press, deck: Deck): StreamCommandInput | null {
  if (modified || target === 'text') return null;
  if (key === ' ' || key === 'Enter') return target === 'control' ? null : { act: 'take' };
  const scene = deck.scenes[SCENE_KEYS.indexOf(key)];
  if (scene !== undefined) return { act: 'preview', scene: sceneOf(deck.group, scene) };
  switch (key.toLowerCase()) {
    case 'l':
      return { act: 'hide_lower_third' };
    case 'i':
      return { act: 'hide_info_card' };
    case 'c':
      return countdownAct(deck.control);
    default:
      return null;
  }
}

function countdownAct({ countdown }: StreamControl): StreamCommandInput | null {
  if (!countdown) return null;
  return { act: countdown.heldMs === null ? 'hold_countdown' : 'resume_countdown' };
}
