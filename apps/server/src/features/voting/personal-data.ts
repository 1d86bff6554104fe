import type { PersonalData } from '../../platform/personal-data';
import { findAllByAccount } from './votes/repository';

/** Votes stay when an account is deleted: the payouts of all others depend on them. */
export const votingData: PersonalData = {
  part: 'votes',
  collect: (db, { id }) => findAllByAccount(db, id),
};
