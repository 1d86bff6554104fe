import type { OutboxEvent } from '../../platform/database/events';
import { audience } from '../../platform/gateway/audiences';
import type { JobKind } from '../../platform/jobs/jobs';
import { isEventOn } from '../../platform/outbox/publish';
import { defineFeature } from '../define-feature';
import { pickemCalls } from './calls';
import { pickemData } from './personal-data';
import { lockByResult, updatePickem, updateUnlocked } from './update/service';

interface Own {
  readonly updateJob: JobKind<{ tournament: string }>;
}

/** How late one may lock whose start was moved. Whether it is locked is asked by every write, too. */
const LOCK_TICK_MS = 10_000;

export const pickem = defineFeature<Own>({
  name: 'pickem',
  setup: ({ database, clock }) => ({
    updateJob: {
      name: 'update-pickem',
      run: ({ tournament }) => updatePickem(database, { tournamentId: tournament, now: clock() }),
    },
  }),
  calls: () => ({ pickem: pickemCalls }),
  channels: {
    pickem: audience('public'),
  },
  personalData: () => pickemData,
  resultHook: ({ jobs }, { updateJob }) => ({
    async afterChange(tx, change) {
      if (!(await lockByResult(tx, change))) return;
      const { id, revision, tournament } = change.after;
      const key = `${id} ${revision}`;
      await jobs.enqueue(tx, updateJob, { tournament: tournament! }, { key });
    },
  }),
  jobs: (_deps, { updateJob }) => [updateJob],
  // The seeds, the teams and the state of a tournament decide what is asked, and whether it still is.
  onEvents:
    ({ database, clock, log }) =>
    (events) => {
      for (const tournamentId of new Set(events.flatMap(tournamentOf)))
        updatePickem(database, { tournamentId, now: clock() }).catch((error) =>
          log.error({ err: error }, 'a pick’em could not follow its tournament'),
        );
    },
  tickers: ({ database, clock }) => [
    {
      name: 'lock pick’ems whose first match starts',
      everyMs: LOCK_TICK_MS,
      runAtStart: true,
      run: () => updateUnlocked(database, clock()),
    },
  ],
});

function tournamentOf(event: OutboxEvent): string[] {
  if (!isEventOn(event, 'tournament') || !event.type.startsWith('tournament.')) return [];
  return [event.channel.slice('tournament:'.length)];
}
