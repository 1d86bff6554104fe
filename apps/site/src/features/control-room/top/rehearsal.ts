import { api } from '../../../api/client';
import { queryClient } from '../../../api/query-client';
import { confirm } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import type { Room } from '../state/room-context';
import { say } from '../state/room-notice';
import { teamNames } from '../state/series-names';
import * as texts from './texts';

export async function startRehearsal({ stream, obs }: Room): Promise<void> {
  if (obs.state.isStreaming) {
    say(texts.noRehearsalLive);
    return;
  }
  const { A, B } = teamNames(stream);
  const bestOf = stream.configuration.BestOf;
  await confirm({
    title: texts.startRehearsal,
    message: interpolate(texts.startRehearsalMessage, { a: A, b: B }),
    confirmLabel: texts.startRehearsal,
    action: async () => {
      await api.stream.rehearse({ teamA: A, teamB: B, bestOf });
      await readAgain();
    },
  });
}

export async function endRehearsal(): Promise<void> {
  await confirm({
    title: texts.endRehearsal,
    message: texts.endRehearsalMessage,
    confirmLabel: texts.endRehearsal,
    action: async () => {
      await api.stream.endRehearsal({});
      await readAgain();
    },
  });
}

async function readAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['stream'] }),
    queryClient.invalidateQueries({ queryKey: ['show'] }),
  ]);
}
