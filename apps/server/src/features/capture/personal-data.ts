import type { PersonalData } from '../../platform/personal-data';
import { findAllByOperator } from './repository';

/** Entries make the result of a match, so they stay when the account of their operator is deleted. */
export const captureData: PersonalData = {
  part: 'captured',
  async collect(db, { id }) {
    const entries = await findAllByOperator(db, id);
    return entries.map(({ event, ...entry }) => ({ ...entry, event: event && { ...event } }));
  },
};
