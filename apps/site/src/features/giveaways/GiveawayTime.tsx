import type { Giveaway } from '@mes/contract/giveaways';
import { Countdown } from '../../components/text/Countdown';
import { Time } from '../../components/text/Time';
import * as texts from './texts';

type Times = Pick<Giveaway, 'state' | 'opensAt' | 'closesAt' | 'drawnAt'>;

/** What comes next, or when it was over. */
export function GiveawayTime({ giveaway }: { giveaway: Times }) {
  const { state, opensAt, closesAt, drawnAt } = giveaway;
  if (state === 'planned')
    return (
      <span>
        {texts.opensIn} <Countdown to={opensAt} />
      </span>
    );
  if (state === 'open')
    return (
      <span>
        {texts.closesIn} <Countdown to={closesAt} />
      </span>
    );
  return (
    <span>
      {drawnAt === null ? texts.closedSince : texts.drawnOn}{' '}
      <Time at={drawnAt ?? closesAt} show="date" />
    </span>
  );
}
