import type { Giveaway } from '@mes/contract/giveaways';
import { giveawaySource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { useScene } from '../../scene-context';
import { Entering } from './Entering';
import { Winners } from './Winners';

/** How to enter and how many have, then who has won. */
export default function GiveawayScene() {
  const { route } = useScene();
  const shown = useSource(giveawaySource(route.giveaway));
  const giveaway = shown?.giveaway ?? null;
  if (!giveaway)
    return (
      <FullScene title="Giveaway">
        <Empty>There is no giveaway right now.</Empty>
      </FullScene>
    );
  return (
    <FullScene title="Giveaway" note={STATE_NOTES[giveaway.state]}>
      {giveaway.state === 'drawn' ? (
        <Winners key={giveaway.id} giveaway={giveaway} names={shown?.names ?? []} />
      ) : (
        <Entering
          key={giveaway.id}
          giveaway={giveaway}
          code={route.giveaway === null ? null : codeIn(location.hash)}
        />
      )}
    </FullScene>
  );
}

const STATE_NOTES: Record<Giveaway['state'], string> = {
  planned: 'Opens soon',
  open: 'Open now',
  closed: 'Entries are closed',
  drawn: 'Winners',
};

/** Only whoever set up the scene knows the code: no call gives it away. */
function codeIn(hash: string): string | null {
  const code = new URLSearchParams(hash.slice(1)).get('code')?.trim();
  return code ? code.slice(0, 32) : null;
}
