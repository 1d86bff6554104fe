import type { PersonalData } from '../../platform/personal-data';
import { findAllOfPlayer } from './rosters/repository';

/** Rosters stay when an account is deleted, because results name who played. */
export const tournamentData: PersonalData = {
  part: 'tournaments',
  collect: (db, { id }) => findAllOfPlayer(db, id),
};
