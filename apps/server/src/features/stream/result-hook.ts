import type { ResultHook } from '../matches/changes/service';
import type { StreamFollowing } from './service';

export function createStreamResultHook({ followMatch }: StreamFollowing): ResultHook {
  return {
    afterWrite: (tx, { after, now }) => followMatch(tx, { matchId: after.id, now }),
  };
}
