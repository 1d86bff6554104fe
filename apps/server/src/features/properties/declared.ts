import type { Tx } from '../../platform/database/database';
import { type Declaration, declare } from './service';

/** The properties that the program itself reads. */
const DECLARATIONS: readonly Declaration[] = [
  {
    id: 'streamLink',
    type: 'url',
    value: null,
    description:
      'Address of the running stream; the home page shows WE ARE LIVE while it has a value',
    writePermissions: 'Admin|editstream',
  },
  {
    id: 'gfuelCode',
    type: 'string',
    value: null,
    description: 'Discount of the affiliate card: "30%" shows the larger promotion',
  },
];

export function declareProperties(tx: Tx, now: number): Promise<void> {
  return declare(tx, DECLARATIONS, now);
}
