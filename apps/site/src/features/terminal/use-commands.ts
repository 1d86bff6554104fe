import type { Evaluation } from '@mes/contract/terminal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { newUuid } from '../../uuid';

export interface CommandEntry {
  readonly id: string;
  readonly code: string;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly evaluation: Evaluation | null;
  /** Why the call itself failed. */
  readonly error: unknown;
}

/** The commands of this visit, newest first. One runs at a time. */
export function useCommands() {
  const queryClient = useQueryClient();
  const [entries, setEntries] = useState<readonly CommandEntry[]>([]);
  const running = entries.find(({ evaluation, error }) => !evaluation && error === undefined);
  const isRunning = running !== undefined;

  async function run(code: string): Promise<void> {
    const id = newUuid();
    const started = { id, code, startedAt: Date.now(), evaluation: null, error: undefined };
    setEntries((before) => [started, ...before]);
    const update = (change: Partial<CommandEntry>) =>
      setEntries((before) =>
        before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
      );
    try {
      const evaluation = await api.terminal.eval({ code, id });
      update({ evaluation });
      // Other pages must not go on showing what the command has changed.
      if (evaluation.calls.some(({ wrote }) => wrote)) await queryClient.invalidateQueries();
    } catch (error) {
      update({ error });
    }
  }

  return {
    entries,
    isRunning,
    run,
    /** The command itself answers that it was stopped, or with its result if it was faster. */
    async stop(): Promise<void> {
      if (running) await api.terminal.stop({ id: running.id });
    },
    remove: (id: string) => setEntries((before) => before.filter((entry) => entry.id !== id)),
    clear: () =>
      setEntries((before) => before.filter(({ evaluation }) => !evaluation && isRunning)),
  };
}
