import { errorText } from '@mes/client/error-text';
import { useReducer, useRef } from 'react';
import type { DialogAction } from './dialog-requests';
import { type Flow, INITIAL_FLOW, step } from './flow';

export interface RunningFlow<Value> {
  flow: Flow;
  submit: (value: Value) => void;
  /** Closes the dialog after success. */
  leave: () => void;
}

export function useFlow<Value>(
  { action, success }: DialogAction<Value>,
  close: (value: Value) => void,
): RunningFlow<Value> {
  const [flow, advance] = useReducer(step, INITIAL_FLOW);
  // A ref, as two clicks can happen before the new phase is rendered.
  const running = useRef(false);
  const succeeded = useRef<{ value: Value } | null>(null);

  async function run(value: Value) {
    if (!action) return close(value);
    if (running.current || succeeded.current) return;
    running.current = true;
    advance({ type: 'start' });
    try {
      await action(value);
      succeeded.current = { value };
      if (success === undefined) close(value);
      else advance({ type: 'finish', message: textOf(success, value) });
    } catch (error) {
      advance({ type: 'fail', message: errorText(error) });
    } finally {
      running.current = false;
    }
  }

  return {
    flow,
    submit: (value) => void run(value),
    leave: () => {
      if (succeeded.current) close(succeeded.current.value);
    },
  };
}

function textOf<Value>(success: string | ((value: Value) => string), value: Value): string {
  return typeof success === 'string' ? success : success(value);
}
