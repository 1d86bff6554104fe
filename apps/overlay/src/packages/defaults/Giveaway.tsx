import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import type { GiveawayModel } from '../models/people';
import { Entering } from './GiveawayEntering';
import { Winners } from './GiveawayWinners';

export default function Giveaway({ giveaway, note, names, code, page }: GiveawayModel) {
  const { Empty } = useKit();
  if (!giveaway)
    return (
      <FullScene title="Giveaway">
        <Empty>There is no giveaway right now.</Empty>
      </FullScene>
    );
  return (
    <FullScene title="Giveaway" note={note}>
      {giveaway.state === 'drawn' ? (
        <Winners key={giveaway.id} giveaway={giveaway} names={names} />
      ) : (
        <Entering key={giveaway.id} giveaway={giveaway} code={code} page={page} />
      )}
    </FullScene>
  );
}
