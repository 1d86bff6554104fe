import type { PersonalData } from '../../platform/personal-data';
import { findTracesOf } from './rosters/repository';

/** Results go on telling who played: rosters stay when an account goes. */
export const tournamentData: PersonalData = {
  part: 'tournaments',
  collect: (db, { id }) => findTracesOf(db, id),
};
