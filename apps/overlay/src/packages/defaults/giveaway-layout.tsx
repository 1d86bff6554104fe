import type { Giveaway } from '@mes/contract/giveaways';
import type { ComponentType } from 'react';
import type { GiveawayModel } from '../../models/people';
import { clockOf, dayOf, timeOf } from '../../parts/labels';
import { useNow } from '../../parts/use-now';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import { Winners } from './GiveawayWinners';

/** Until the draw: the code, the time that is left, the rewards and the entries. */
export interface EnteringProps {
  giveaway: Giveaway;
  /** Null where the scene does not know it. */
  code: string | null;
  /** Where viewers enter. */
  page: string;
}

/** The scene of a package that composes the time before the draw itself; winners are its table. */
export function giveawayLayout(Entering: ComponentType<EnteringProps>) {
  return function GiveawayLayout({ giveaway, note, names, code, page }: GiveawayModel) {
    const { Empty } = useKit();
    return (
      <FullScene title="Giveaway" note={giveaway ? note : undefined} quiet={giveaway !== null}>
        {!giveaway && <Empty>There is no giveaway right now.</Empty>}
        {giveaway?.state === 'drawn' && (
          <Winners key={giveaway.id} giveaway={giveaway} names={names} />
        )}
        {giveaway && giveaway.state !== 'drawn' && (
          <Entering key={giveaway.id} giveaway={giveaway} code={code} page={page} />
        )}
      </FullScene>
    );
  };
}

const DAY_MS = 86_400_000;

interface GiveawayTime {
  /** Empty where the words say it all. */
  readonly label: string;
  readonly text: string;
  /** Counts down, in figures. */
  readonly isClock: boolean;
}

/** The label and text of the time that is left. Changes every second: use it in a component by itself. */
export function useGiveawayTime({
  state,
  opensAt,
  closesAt,
}: Pick<Giveaway, 'state' | 'opensAt' | 'closesAt'>): GiveawayTime {
  const at = state === 'planned' ? opensAt : closesAt;
  const now = useNow(1_000, at % 1_000);
  if (state === 'closed') return { label: '', text: 'The winners are drawn soon', isClock: false };
  const label = state === 'planned' ? 'Opens' : 'Closes';
  return at - now >= DAY_MS
    ? { label, text: `${dayOf(at, now)}, ${timeOf(at)}`, isClock: false }
    : { label: `${label} in`, text: clockOf(at - now), isClock: true };
}

const REWARDS_SHOWN = 4;

export function shownRewards({ rewards }: Pick<Giveaway, 'rewards'>) {
  return rewards.slice(0, REWARDS_SHOWN).map(({ name, count }, place) => ({
    // Two rewards may have the same name.
    key: place,
    name,
    count: count === 1 ? '1' : `${count} ×`,
  }));
}
