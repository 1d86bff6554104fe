import type { PersonalData } from '../../platform/personal-data';
import { findAllByOperator } from './repository';

/** What somebody captured is the result of a match, and stays with an id that nobody is behind. */
export const captureData: PersonalData = {
  part: 'captured',
  async collect(db, { id }) {
    const entries = await findAllByOperator(db, id);
    return entries.map(({ event, ...entry }) => ({ ...entry, event: event && { ...event } }));
  },
};
