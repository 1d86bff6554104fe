import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as properties from './service';

export const propertyCalls: FeatureHandlers<'properties'> = {
  get: ({ db, input, caller }) => properties.read(db, input.id, caller),
  read: ({ db, input, caller }) => properties.read(db, input.id, caller),
  write: ({ write, input, caller, now }) =>
    write((tx) => properties.write(tx, input, { by: caller, now })),
  updatePermissions: ({ write, input, caller, now }) =>
    write((tx) => properties.updatePermissions(tx, input, { by: caller, now })),
  create: ({ write, input, caller, now }) =>
    write((tx) => properties.create(tx, input, { by: caller, now })),
  delete: async ({ write, input, caller, now }) => {
    await write((tx) => properties.remove(tx, input.id, { by: caller, now }));
    return {};
  },
  all: ({ db }) => properties.list(db),
  history: ({ db, input }) => properties.history(db, input.id),
};
