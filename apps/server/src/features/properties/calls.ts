import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as properties from './service';

export const propertyCalls: FeatureHandlers<'properties'> = {
  get: ({ db, input, actor }) => properties.read(db, input.id, actor),
  read: ({ db, input, actor }) => properties.read(db, input.id, actor),
  write: ({ write, input, actor, now }) =>
    write((tx) => properties.write(tx, input, { actor, now })),
  updatePermissions: ({ write, input, actor, now }) =>
    write((tx) => properties.updatePermissions(tx, input, { actor, now })),
  create: ({ write, input, actor, now }) =>
    write((tx) => properties.create(tx, input, { actor, now })),
  delete: async ({ write, input, actor, now }) => {
    await write((tx) => properties.remove(tx, input.id, { actor, now }));
    return {};
  },
  all: ({ db }) => properties.list(db),
  history: ({ db, input }) => properties.history(db, input.id),
};
