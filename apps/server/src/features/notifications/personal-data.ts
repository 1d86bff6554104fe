import type { PersonalData } from '../../platform/personal-data';
import * as repository from './repository';

/** Both go with the account's row when it is deleted. */
export const notificationData: PersonalData = {
  part: 'notifications',
  collect: async (db, { id }) => ({
    notifications: (await repository.findAllOfAccount(db, id)).map(
      ({ type, title, text, link, createdAt, readAt }) => ({
        type,
        title,
        text,
        link,
        createdAt,
        readAt,
      }),
    ),
    preferences: await repository.findPreferences(db, id),
  }),
};
