import { channels } from '@mes/contract/channels';
import type { FeatureHandlers } from '../../platform/calls/handlers';
import { publish } from '../../platform/outbox/publish';
import { listCommands, type Terminal } from './service';
import { describeSite } from './site/service';

export function createTerminalCalls(terminal: Terminal): FeatureHandlers<'terminal'> {
  return {
    eval: ({ input, write, action, makeCall }) => terminal.run(input, { write, action, makeCall }),
    stop: async ({ input: { id }, write }) => {
      // Another process may run it.
      if (!terminal.stopCommand(id))
        await write((tx) => publish(tx, channels.operations(), 'command.stop_requested', { id }));
      return {};
    },
    history: ({ db, input, actor }) => listCommands(db, { ...input, actorId: actor.id }),
    calls: async () => describeSite(),
  };
}
