import { observable } from '@mes/client/observable';

export type ToastKind = 'default' | 'success' | 'danger';

export interface ToastInput {
  title?: string;
  message: string;
  kind?: ToastKind;
  /** An action such as undo. */
  action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly title?: string;
  readonly message: string;
  readonly kind: ToastKind;
  readonly action?: ToastAction;
  /** It was closed and its exit animation runs. */
  readonly leaving: boolean;
}

/** How long a toast is shown, in milliseconds. */
export const SHOWN_MS: Record<ToastKind, number> = { default: 3000, success: 4000, danger: 6000 };
/** Longer, so that there is time to notice and undo. */
const SHOWN_WITH_ACTION_MS = 8000;

/** Length of the exit animation. */
const LEAVES_MS = 220;

/** More would cover the page; the oldest is dismissed. */
const MAX_SHOWN = 4;

interface ToastTimer {
  timer: ReturnType<typeof setTimeout> | undefined;
  left: number;
  since: number;
}

/** The toasts on screen, each with a timer that pauses while the pointer or the focus is on them. */
export function createToastStore() {
  const toasts = observable<readonly Toast[]>([]);
  let lastId = 0;
  let paused = false;
  const timers = new Map<number, ToastTimer>();

  function notify({ title, message, kind = 'default', action }: ToastInput): number {
    const shownMs = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[kind];
    // The same message twice is one toast that is shown longer.
    const same = toasts
      .get()
      .find(
        (toast) =>
          !toast.leaving &&
          !action &&
          toast.kind === kind &&
          toast.message === message &&
          toast.title === title,
      );
    if (same) {
      start(same.id, shownMs);
      return same.id;
    }
    const id = ++lastId;
    toasts.set([...toasts.get(), { id, title, message, kind, action, leaving: false }]);
    start(id, shownMs);
    const tooOld = toasts
      .get()
      .filter((toast) => !toast.leaving)
      .at(-1 - MAX_SHOWN);
    if (tooOld) dismiss(tooOld.id);
    return id;
  }

  function start(id: number, left: number) {
    clearTimeout(timers.get(id)?.timer);
    const timer = paused ? undefined : setTimeout(() => dismiss(id), left);
    timers.set(id, { timer, left, since: Date.now() });
  }

  function dismiss(id: number) {
    const toast = toasts.get().find((one) => one.id === id);
    if (!toast || toast.leaving) return;
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
    toasts.set(toasts.get().map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    setTimeout(() => toasts.set(toasts.get().filter((one) => one.id !== id)), LEAVES_MS);
  }

  function pause() {
    if (paused) return;
    paused = true;
    const now = Date.now();
    for (const timerState of timers.values()) {
      clearTimeout(timerState.timer);
      timerState.left = Math.max(0, timerState.left - (now - timerState.since));
    }
  }

  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, timerState] of timers) start(id, timerState.left);
  }

  return {
    notify,
    dismiss,
    pause,
    resume,
    current: toasts.get,
    subscribe: toasts.subscribe,
  };
}
