import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as properties from './service';

export const propertyCalls: FeatureHandlers<'properties'> = {
  get: ({ db, input, actor }) => properties.read(db, input.id, actor),
  read: ({ db, input, actor }) => properties.read(db, input.id, actor),
  write: ({ write, input, action }) => write((tx) => properties.write(tx, input, action)),
  updatePermissions: ({ write, input, action }) =>
    write((tx) => properties.updatePermissions(tx, input, action)),
  create: ({ write, input, action }) => write((tx) => properties.create(tx, input, action)),
  delete: async ({ write, input, action }) => {
    await write((tx) => properties.remove(tx, input.id, action));
    return {};
  },
  all: ({ db }) => properties.list(db),
  history: ({ db, input }) => properties.history(db, input.id),
};
