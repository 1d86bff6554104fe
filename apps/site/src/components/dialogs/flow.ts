/** The state of a dialog with an action: asking → pending → done or failed; failed can be retried. */
export type Flow =
  | { readonly phase: 'asking' }
  | { readonly phase: 'pending' }
  | { readonly phase: 'done'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string };

export type FlowStep =
  | { type: 'start' }
  | { type: 'finish'; message: string }
  | { type: 'fail'; message: string };

export const INITIAL_FLOW: Flow = { phase: 'asking' };

/** Ignores steps that do not fit the phase, such as a second click. */
export function step(flow: Flow, next: FlowStep): Flow {
  if (next.type === 'start') {
    return flow.phase === 'asking' || flow.phase === 'failed' ? { phase: 'pending' } : flow;
  }
  if (flow.phase !== 'pending') return flow;
  return { phase: next.type === 'finish' ? 'done' : 'failed', message: next.message };
}

/** A running action cannot be cancelled, so the dialog stays open. */
export const canLeave = (flow: Flow): boolean => flow.phase !== 'pending';
