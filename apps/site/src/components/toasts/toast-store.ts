export type ToastKind = 'default' | 'success' | 'danger';

export interface ToastInput {
  title?: string;
  message: string;
  kind?: ToastKind;
  /** What can still be done about it, such as taking it back. */
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
  /** It has been closed and is on its way out. */
  readonly leaving: boolean;
}

/** How long a toast stays, in milliseconds. */
export const STAYS: Record<ToastKind, number> = { default: 3000, success: 4000, danger: 6000 };
/** Whoever may want to take something back needs the time to notice. */
const STAYS_WITH_ACTION = 8000;

/** As long as the way out takes on screen. */
const LEAVES = 220;

/** More would cover the page; the oldest goes. */
const MOST = 4;

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  left: number;
  since: number;
}

/** The toasts that are shown, each with a clock that stops while somebody reads them. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function notify({ title, message, kind = 'default', action }: ToastInput): number {
    const stays = action ? STAYS_WITH_ACTION : STAYS[kind];
    // The same news twice is one toast that stays longer.
    const same = toasts.find(
      (toast) =>
        !toast.leaving &&
        !action &&
        toast.kind === kind &&
        toast.message === message &&
        toast.title === title,
    );
    if (same) {
      start(same.id, stays);
      return same.id;
    }
    const id = ++lastId;
    publish([...toasts, { id, title, message, kind, action, leaving: false }]);
    start(id, stays);
    const tooOld = toasts.filter((toast) => !toast.leaving).at(-1 - MOST);
    if (tooOld) dismiss(tooOld.id);
    return id;
  }

  function start(id: number, left: number) {
    clearTimeout(clocks.get(id)?.timer);
    const timer = paused ? undefined : setTimeout(() => dismiss(id), left);
    clocks.set(id, { timer, left, since: Date.now() });
  }

  function dismiss(id: number) {
    const toast = toasts.find((one) => one.id === id);
    if (!toast || toast.leaving) return;
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    publish(toasts.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    setTimeout(() => publish(toasts.filter((one) => one.id !== id)), LEAVES);
  }

  function pause() {
    if (paused) return;
    paused = true;
    const now = Date.now();
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.left = Math.max(0, clock.left - (now - clock.since));
    }
  }

  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of clocks) start(id, clock.left);
  }

  return {
    notify,
    dismiss,
    pause,
    resume,
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
