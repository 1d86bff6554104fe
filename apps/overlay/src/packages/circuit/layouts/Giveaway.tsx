import { Winners } from '../../defaults/GiveawayWinners';
import { FullScene } from '../../FullScene';
import type { GiveawayModel } from '../../models/people';
import { Empty } from '../parts/Empty';
import { Entering } from './GiveawayEntering';

export default function Giveaway({ giveaway, note, names, code, page }: GiveawayModel) {
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
}
