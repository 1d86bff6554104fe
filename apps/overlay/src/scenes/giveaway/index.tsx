import type { Giveaway } from '@mes/contract/giveaways';
import { giveawaySource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { useScene } from '../../scene-context';
import { Layout } from '../../stage/Layout';

const PAGE = `${location.host}/app/promo`;

/** How to enter and how many have, then who has won. */
export default function GiveawayScene() {
  const { route } = useScene();
  const shown = useSource(giveawaySource(route.giveaway));
  const giveaway = shown?.giveaway ?? null;
  return (
    <Layout
      name="giveaway"
      giveaway={giveaway}
      note={giveaway ? STATE_NOTES[giveaway.state] : undefined}
      names={shown?.names ?? []}
      code={route.giveaway === null ? null : codeIn(location.hash)}
      page={PAGE}
    />
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
