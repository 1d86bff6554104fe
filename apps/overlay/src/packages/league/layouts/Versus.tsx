import type { VersusModel } from '../../../models/match';
import { roundAndFormat } from '../../../parts/labels';
import { Backdrop } from '../parts/Backdrop';
import { duelColours } from '../parts/tones';
import { VersusHalf } from './VersusHalf';
import { VersusSpine } from './VersusSpine';

/** Five columns a team, higher towards the spine that carries the series. */
export default function Versus({ round, bestOf, A, B, score, maps }: VersusModel) {
  const colours = duelColours(A?.team.name ?? null, B?.team.name ?? null);
  return (
    <>
      <Backdrop silhouette="peak" />
      <VersusHalf half={A} colour={colours.A} side="coalition" />
      <VersusHalf half={B} colour={colours.B} side="breach" />
      <VersusSpine
        note={roundAndFormat(round, bestOf)}
        bestOf={bestOf}
        score={score}
        maps={maps}
        colours={colours}
        tags={{ A: tagOf(A), B: tagOf(B) }}
      />
    </>
  );
}

function tagOf(half: VersusModel['A']): string | null {
  return half && (half.team.details?.tag || half.team.displayName);
}
