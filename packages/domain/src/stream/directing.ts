/** What the control room does to the stream. Control room, hotkeys and plain addresses mean the same. */

/** Something on screen for a while; scenes compare it with the clock. */
interface Shown {
  readonly shownAt: number;
  /** Null while it is not taken off. */
  readonly until: number | null;
}

export interface SceneReference {
  readonly group: string;
  readonly scene: string;
  readonly tournament: string | null;
  readonly round: string | null;
}

export interface Speaker {
  readonly name: string;
  readonly detail: string;
  readonly player: PlayerShown | null;
}

interface PlayerShown {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

interface Logo {
  readonly filename: string;
  readonly url: string;
  readonly placeholder: string;
}

interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: { readonly url: string; readonly placeholder: string } | null;
  readonly player: PlayerShown | null;
  readonly team: {
    readonly name: string;
    readonly tag: string;
    readonly logo: Logo | null;
  } | null;
  readonly figures: { readonly label: string; readonly value: string }[];
}

export interface ControlState {
  readonly countdown: {
    readonly label: string;
    readonly endsAt: number;
    /** What was left when it was held; null while it runs. */
    readonly heldMs: number | null;
  } | null;
  readonly message: { readonly title: string; readonly text: string } | null;
  readonly lowerThird: (Shown & { readonly id: string; readonly speakers: Speaker[] }) | null;
  readonly infoCard: (Shown & Card & { readonly id: string }) | null;
  readonly interview: Speaker[];
  readonly focus: Focus;
  readonly program: SceneReference | null;
  readonly preview: SceneReference | null;
  /** When the program was changed last. */
  readonly takenAt: number | null;
}

interface Focus {
  readonly team: string | null;
  readonly player: string | null;
  readonly player2: string | null;
}

/** One thing that an operator does, with everything looked up that it names. */
export type Act =
  | { readonly act: 'preview'; readonly scene: SceneReference }
  | { readonly act: 'take'; readonly scene?: SceneReference }
  | {
      readonly act: 'lower_third';
      readonly speakers: readonly Speaker[];
      readonly seconds: number | null;
    }
  | { readonly act: 'hide_lower_third' }
  | { readonly act: 'info_card'; readonly card: Card; readonly seconds: number | null }
  | { readonly act: 'hide_info_card' }
  | { readonly act: 'countdown'; readonly seconds: number; readonly label: string }
  | { readonly act: 'extend_countdown'; readonly seconds: number }
  | { readonly act: 'hold_countdown' }
  | { readonly act: 'resume_countdown' }
  | { readonly act: 'stop_countdown' }
  | { readonly act: 'message'; readonly title: string; readonly text: string }
  | { readonly act: 'clear_message' }
  | { readonly act: 'interview'; readonly speakers: readonly Speaker[] }
  | ({ readonly act: 'focus' } & Partial<Focus>);

export const NOTHING_ON_AIR: ControlState = {
  countdown: null,
  message: null,
  lowerThird: null,
  infoCard: null,
  interview: [],
  focus: { team: null, player: null, player2: null },
  program: null,
  preview: null,
  takenAt: null,
};

/** A second press within this time is the same press: it must not bring the old scene back. */
const ONE_PRESS_MS = 400;

/** The state after an act; the very same object where the act changes nothing. */
export function directed(
  state: ControlState,
  act: Act,
  { now, id }: { now: number; id: string },
): ControlState {
  switch (act.act) {
    case 'preview':
      return { ...state, preview: act.scene };
    case 'take':
      return taken(state, act.scene, now);
    case 'lower_third':
      return {
        ...state,
        lowerThird: { id, speakers: [...act.speakers], ...shownFrom(now, act.seconds) },
      };
    case 'hide_lower_third':
      return hidden(state, 'lowerThird', now);
    case 'info_card':
      return { ...state, infoCard: { id, ...act.card, ...shownFrom(now, act.seconds) } };
    case 'hide_info_card':
      return hidden(state, 'infoCard', now);
    case 'countdown':
      return {
        ...state,
        countdown: { label: act.label, endsAt: now + act.seconds * 1_000, heldMs: null },
      };
    case 'extend_countdown':
      return extended(state, act.seconds * 1_000, now);
    case 'hold_countdown':
      return held(state, now);
    case 'resume_countdown':
      return resumed(state, now);
    case 'stop_countdown':
      return state.countdown ? { ...state, countdown: null } : state;
    case 'message':
      return { ...state, message: { title: act.title, text: act.text } };
    case 'clear_message':
      return state.message ? { ...state, message: null } : state;
    case 'interview':
      return { ...state, interview: [...act.speakers] };
    case 'focus': {
      const { act: _, ...focus } = act;
      return { ...state, focus: { ...state.focus, ...focus } };
    }
  }
}

export function isSameScene(one: SceneReference | null, other: SceneReference | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.group === other.group &&
    one.scene === other.scene &&
    one.tournament === other.tournament &&
    one.round === other.round
  );
}

/** As switchers do it: what was on air goes back to the preview. */
function taken(state: ControlState, scene: SceneReference | undefined, now: number): ControlState {
  if (state.takenAt !== null && now - state.takenAt < ONE_PRESS_MS) return state;
  const next = scene ?? state.preview;
  if (next === null || isSameScene(next, state.program)) return state;
  const preview = scene && !isSameScene(scene, state.preview) ? state.preview : state.program;
  return { ...state, program: next, preview, takenAt: now };
}

function shownFrom(now: number, seconds: number | null): Shown {
  return { shownAt: now, until: seconds === null ? null : now + seconds * 1_000 };
}

/** Taken off by the clock and not by removing it: scenes let it leave as it came. */
function hidden(state: ControlState, what: 'lowerThird' | 'infoCard', now: number): ControlState {
  const shown = state[what];
  if (!shown || (shown.until !== null && shown.until <= now)) return state;
  return { ...state, [what]: { ...shown, until: now } };
}

function extended(state: ControlState, ms: number, now: number): ControlState {
  const { countdown } = state;
  if (!countdown) return state;
  if (countdown.heldMs !== null)
    return { ...state, countdown: { ...countdown, heldMs: Math.max(0, countdown.heldMs + ms) } };
  // What has run out counts from now on.
  const endsAt = Math.max(now, Math.max(countdown.endsAt, now) + ms);
  return { ...state, countdown: { ...countdown, endsAt } };
}

function held(state: ControlState, now: number): ControlState {
  const { countdown } = state;
  if (!countdown || countdown.heldMs !== null) return state;
  return { ...state, countdown: { ...countdown, heldMs: Math.max(0, countdown.endsAt - now) } };
}

function resumed(state: ControlState, now: number): ControlState {
  const { countdown } = state;
  if (!countdown || countdown.heldMs === null) return state;
  return { ...state, countdown: { ...countdown, endsAt: now + countdown.heldMs, heldMs: null } };
}
