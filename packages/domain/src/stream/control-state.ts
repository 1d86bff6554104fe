/** The state of the control room and its commands, which also come from hotkeys and plain URLs. */

/** The period in which something is on screen; scenes compare it with the clock. */
interface TimedDisplay {
  readonly shownAt: number;
  /** Null if it stays until it is hidden. */
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
  readonly player: DisplayedPlayer | null;
}

interface DisplayedPlayer {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

interface Logo {
  readonly filename: string;
  readonly url: string;
  readonly placeholder: string;
}

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: { readonly url: string; readonly placeholder: string } | null;
  readonly player: DisplayedPlayer | null;
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
    /** The remaining time while it is on hold; null while it runs. */
    readonly heldMs: number | null;
  } | null;
  readonly message: { readonly title: string; readonly text: string } | null;
  readonly lowerThird:
    | (TimedDisplay & { readonly id: string; readonly speakers: Speaker[] })
    | null;
  readonly infoCard: (TimedDisplay & Card & { readonly id: string }) | null;
  readonly interview: Speaker[];
  readonly focus: Focus;
  readonly program: SceneReference | null;
  readonly preview: SceneReference | null;
  /** When the program was last changed. */
  readonly takenAt: number | null;
}

interface Focus {
  readonly team: string | null;
  readonly player: string | null;
  readonly player2: string | null;
}

/** A command of an operator, with all references resolved. */
export type ControlCommand =
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

export const EMPTY_CONTROL_STATE: ControlState = {
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

/** A second press within this time is ignored: it would bring the old scene back. */
const DEBOUNCE_MS = 400;

/** The state after a command; the same object if nothing changes. */
export function applyCommand(
  state: ControlState,
  command: ControlCommand,
  { now, id }: { now: number; id: string },
): ControlState {
  switch (command.act) {
    case 'preview':
      return { ...state, preview: command.scene };
    case 'take':
      return takeScene(state, command.scene, now);
    case 'lower_third':
      return {
        ...state,
        lowerThird: { id, speakers: [...command.speakers], ...displayPeriod(now, command.seconds) },
      };
    case 'hide_lower_third':
      return hide(state, 'lowerThird', now);
    case 'info_card':
      return {
        ...state,
        infoCard: { id, ...command.card, ...displayPeriod(now, command.seconds) },
      };
    case 'hide_info_card':
      return hide(state, 'infoCard', now);
    case 'countdown':
      return {
        ...state,
        countdown: { label: command.label, endsAt: now + command.seconds * 1_000, heldMs: null },
      };
    case 'extend_countdown':
      return extendCountdown(state, command.seconds * 1_000, now);
    case 'hold_countdown':
      return holdCountdown(state, now);
    case 'resume_countdown':
      return resumeCountdown(state, now);
    case 'stop_countdown':
      return state.countdown ? { ...state, countdown: null } : state;
    case 'message':
      return { ...state, message: { title: command.title, text: command.text } };
    case 'clear_message':
      return state.message ? { ...state, message: null } : state;
    case 'interview':
      return { ...state, interview: [...command.speakers] };
    case 'focus': {
      const { act: _, ...focus } = command;
      return { ...state, focus: { ...state.focus, ...focus } };
    }
  }
}

export function isSameScene(a: SceneReference | null, b: SceneReference | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.group === b.group &&
    a.scene === b.scene &&
    a.tournament === b.tournament &&
    a.round === b.round
  );
}

/** Like a video switcher: the scene on air moves to the preview. */
function takeScene(
  state: ControlState,
  scene: SceneReference | undefined,
  now: number,
): ControlState {
  if (state.takenAt !== null && now - state.takenAt < DEBOUNCE_MS) return state;
  const next = scene ?? state.preview;
  if (next === null || isSameScene(next, state.program)) return state;
  const preview = scene && !isSameScene(scene, state.preview) ? state.preview : state.program;
  return { ...state, program: next, preview, takenAt: now };
}

function displayPeriod(now: number, seconds: number | null): TimedDisplay {
  return { shownAt: now, until: seconds === null ? null : now + seconds * 1_000 };
}

/** Sets the end instead of removing it, so that scenes can animate its exit. */
function hide(state: ControlState, field: 'lowerThird' | 'infoCard', now: number): ControlState {
  const shown = state[field];
  if (!shown || (shown.until !== null && shown.until <= now)) return state;
  return { ...state, [field]: { ...shown, until: now } };
}

function extendCountdown(state: ControlState, ms: number, now: number): ControlState {
  const { countdown } = state;
  if (!countdown) return state;
  if (countdown.heldMs !== null)
    return { ...state, countdown: { ...countdown, heldMs: Math.max(0, countdown.heldMs + ms) } };
  // A countdown that has ended is extended from now.
  const endsAt = Math.max(now, Math.max(countdown.endsAt, now) + ms);
  return { ...state, countdown: { ...countdown, endsAt } };
}

function holdCountdown(state: ControlState, now: number): ControlState {
  const { countdown } = state;
  if (!countdown || countdown.heldMs !== null) return state;
  return { ...state, countdown: { ...countdown, heldMs: Math.max(0, countdown.endsAt - now) } };
}

function resumeCountdown(state: ControlState, now: number): ControlState {
  const { countdown } = state;
  if (!countdown || countdown.heldMs === null) return state;
  return { ...state, countdown: { ...countdown, endsAt: now + countdown.heldMs, heldMs: null } };
}
