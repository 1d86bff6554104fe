import { defineFeature } from '../define-feature';
import { createTerminalCalls } from './calls';
import { createTerminal } from './service';

export const terminal = defineFeature({
  name: 'terminal',
  setup: () => createTerminal(),
  calls: (_deps, own) => ({ terminal: createTerminalCalls(own) }),
  onEvents: (_deps, own) => own.handleEvents,
  stop: (_deps, own) => own.stop(),
});
