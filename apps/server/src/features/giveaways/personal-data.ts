import type { PersonalData } from '../../platform/personal-data';
import { wakeTask } from '../../platform/ticker';
import { deleteByPlayer, findAllByPlayer } from './entries/repository';
import { PUBLISH_COUNTS } from './entries/service';
import { rewardsOf } from './service';

/**
 * Whoever goes takes no part in what is still open. Lists that are fixed keep the id, which belongs to
 * nobody then: without it the draw could no longer be verified. So do winners.
 */
export const giveawayData: PersonalData = {
  part: 'giveaways',
  async collect(db, { id }) {
    return { entries: await findAllByPlayer(db, id), rewards: await rewardsOf(db, id) };
  },
  async delete(tx, { id }) {
    await deleteByPlayer(tx, id);
    wakeTask(tx, PUBLISH_COUNTS);
    return null;
  },
};
