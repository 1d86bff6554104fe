/** The way of a dialog with an action: asking → pending → done or failed, from which one may try again. */
export type Flow =
  | { readonly phase: 'asking' }
  | { readonly phase: 'pending' }
  | { readonly phase: 'done'; readonly message: string }
  | { readonly phase: 'failed'; readonly message: string };

export type FlowStep =
  | { type: 'start' }
  | { type: 'finish'; message: string }
  | { type: 'fail'; message: string };

export const ASKING: Flow = { phase: 'asking' };

/** A step that does not fit the phase changes nothing: a second click, an answer that comes twice. */
export function step(flow: Flow, next: FlowStep): Flow {
  if (next.type === 'start') {
    return flow.phase === 'asking' || flow.phase === 'failed' ? { phase: 'pending' } : flow;
  }
  if (flow.phase !== 'pending') return flow;
  return { phase: next.type === 'finish' ? 'done' : 'failed', message: next.message };
}

/** What runs cannot be called off, so the dialog stays until it has ended. */
export const canLeave = (flow: Flow): boolean => flow.phase !== 'pending';
