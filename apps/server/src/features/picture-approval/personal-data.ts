import type { PersonalData } from '../../platform/personal-data';
import { deleteByPlayer, findAllByPlayer } from './repository';

export const pictureSubmissionData: PersonalData = {
  part: 'pictureSubmissions',
  collect: async (db, { id }) =>
    (await findAllByPlayer(db, id)).map(({ picture, state, uploadedAt, decidedAt, reason }) => ({
      ...{ state, uploadedAt, decidedAt, reason },
      picture: picture?.toString('base64') ?? null,
    })),
  async delete(tx, { id }) {
    await deleteByPlayer(tx, id);
    return null;
  },
};
