import { formatMoney } from '@mes/domain/money/money';
import { useMemo } from 'react';
import type { BracketModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { Burn } from '../parts/Burn';
import { Empty } from '../parts/Empty';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import styles from './Bracket.module.css';
import { BracketMatch } from './BracketMatch';
import { BracketWires } from './BracketWires';
import { type BracketPlaces, type PlacedMatch, placeBracket } from './bracket-places';

/** The seam lies between both parts of a bracket, and the final stands where it ends. */
export default function Bracket({ stage, from, prize, empty }: BracketModel) {
  const places = useMemo(() => (stage ? placeBracket(stage, from) : null), [stage, from]);
  const money = prize && prize.amount > 0 ? `${formatMoney(prize.amount)} for the champion` : '';
  const isEmpty = !places || places.matches.length === 0;
  return (
    <Forge seam={places?.seam ?? SEAMS.low} floor={0.12}>
      <Head title={stage?.name ?? 'Bracket'} note={money || undefined} />
      {isEmpty ? <Empty>{empty}</Empty> : <Places places={places} />}
    </Forge>
  );
}

function Places({ places }: { places: BracketPlaces }) {
  const { matches, rounds, parts, last } = places;
  const hot = hotTeam(places);
  return (
    <>
      <BracketWires matches={matches} hot={hot} />
      {parts && (
        <>
          <div className={styles.part} style={{ left: parts.upper.x, top: parts.upper.y }}>
            <Burn size={76} width={400} step={2}>
              Upper
            </Burn>
          </div>
          <div className={styles.part} style={{ right: 1_920 - parts.lower.x, top: parts.lower.y }}>
            <Burn size={76} width={400} step={4}>
              Lower
            </Burn>
          </div>
        </>
      )}
      {rounds.map(({ name, x, y, width }) => (
        <p
          key={`${name} ${x} ${y}`}
          className={`${styles.round} eb-lab`}
          style={{ left: x, top: y, width }}
        >
          <Fit>{name}</Fit>
        </p>
      ))}
      {matches.map((placed) => (
        <BracketMatch key={placed.match.id} placed={placed} isLast={placed === last} hot={hot} />
      ))}
      {parts && last && <FinalName last={last} />}
    </>
  );
}

function FinalName({ last: { box } }: { last: PlacedMatch }) {
  return (
    <b className={`${styles.final} eb-t`} style={{ left: box.x, top: box.y - 58 }}>
      Grand final
    </b>
  );
}

/** Whose way is lit: the winner of the last match, or who plays now. */
function hotTeam({ matches, last }: BracketPlaces): string | null {
  const winner = last?.match.winner && last.match.slots[last.match.winner === 'A' ? 0 : 1].team;
  const live = matches.find(({ match }) => match.state === 'live')?.match;
  return winner?.name ?? live?.slots[0].team?.name ?? null;
}
