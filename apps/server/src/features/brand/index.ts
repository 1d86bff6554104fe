import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { brandProperties } from './properties';
import { type Brand, createBrand } from './service';

const RETRY_MS = 5_000;

/** Who runs the site: name, mark, colours, links, cards and menu. */
export const brand = defineFeature<Brand>({
  name: 'brand',
  properties: ({ community }) => brandProperties(community),
  async setup({ config, database, log }) {
    const own = createBrand({ db: database.db, defaults: config.community, log });
    await own.refresh();
    return own;
  },
  ports: (_deps, own) => ({ community: own }),
  channels: {
    brand: audience('public'),
  },
  onEvents: (_deps, own) => own.handleEvents,
  tickers: (_deps, own) => [
    { name: 'read the brand again', everyMs: RETRY_MS, run: own.refreshIfStale },
  ],
});
