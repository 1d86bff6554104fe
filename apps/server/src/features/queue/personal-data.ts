import type { PersonalData } from '../../platform/personal-data';
import { findAllByMaker } from './links/repository';

/** The labels of links that the person has made; foreign keys forget who made them. */
export const queueData: PersonalData = {
  part: 'queue',
  collect: (db, { id }) => findAllByMaker(db, id),
};
