import type { FeatureHandlers } from '../../platform/calls/handlers';
import { act } from './acts/service';
import { attend, leave } from './operators/service';
import type { SeriesSources } from './series/service';
import { loadShow, readProgram } from './service';
import { readSources, renewSourceKey, reportPainted } from './sources/service';
import { readLog, redo, undo } from './undo/service';
import { toDesk } from './views';

export function createShowCalls(sources: SeriesSources): FeatureHandlers<'show'> {
  return {
    program: ({ db }) => readProgram(db),
    painted: ({ write, input, now }) => write((tx) => reportPainted(tx, input, { now })),
    desk: async ({ db, now }) => toDesk(await loadShow(db), now),
    act: ({ write, input, action }) => write((tx) => act(tx, input, sources, action)),
    log: ({ db }) => readLog(db),
    undo: ({ write, input, action }) => write((tx) => undo(tx, input, sources, action)),
    redo: ({ write, action }) => write((tx) => redo(tx, sources, action)),
    attend: ({ write, input, action }) => write((tx) => attend(tx, input, action)),
    leave: ({ write, action }) => write((tx) => leave(tx, action)),
    sources: ({ db, now }) => readSources(db, now),
    renewSourceKey: ({ write, action }) => write((tx) => renewSourceKey(tx, action)),
  };
}
