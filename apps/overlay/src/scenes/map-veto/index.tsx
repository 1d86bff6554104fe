import type { StreamMatch } from '@mes/contract/stream';
import { vetoStrip } from '@mes/domain/stream/veto-strip';
import { DECIDER, PICK } from '@mes/domain/veto/formats';
import { matchSource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { type CurrentStream, useOpponents, useRound, useStream } from '../../data/use-scene-data';
import type { MapVetoModel, VetoCell } from '../../models/match';
import { useNow } from '../../parts/use-now';
import { Layout } from '../../stage/Layout';
import { cellsOfVeto } from './veto-cells';

type Cell = Omit<VetoCell, 'order'>;
type Veto = NonNullable<StreamMatch['veto']>;

/** The nine maps in the order of the veto. */
export default function MapVetoScene() {
  const stream = useStream();
  const round = useRound();
  const opponents = useOpponents();
  const match = useSource(stream?.matchup.id ? matchSource(stream.matchup.id) : null);
  const veto = match?.veto ?? null;
  const turn = useTurn(stream, veto);
  const cells = cellsOf(stream, veto);
  return (
    <Layout
      name="map-veto"
      round={round}
      bestOf={stream?.teamA ? stream.bestOf : null}
      opponents={opponents}
      cells={cells.map((cell, place) => ({ ...cell, order: orderOf(cells, place) }))}
      pool={veto?.pool}
      empty={emptyText(stream)}
      {...turn}
    />
  );
}

const SECOND = 1_000;
const MINUTE = 60_000;

/** The clock of whoever chooses and what is left to choose from, where the match is linked. */
function useTurn(
  stream: CurrentStream | null,
  veto: Veto | null,
): Pick<MapVetoModel, 'turnLeftMs' | 'left'> {
  const endsAt = (stream?.liveMapVeto && veto?.turn?.endsAt) || null;
  const now = useNow(endsAt === null ? MINUTE : SECOND, endsAt === null ? 0 : endsAt % SECOND);
  if (!veto) return {};
  const taken = veto.slots.map(({ map }) => map);
  return {
    left: veto.pool.filter((map) => !taken.includes(map)),
    ...(endsAt === null ? {} : { turnLeftMs: Math.max(0, endsAt - now) }),
  };
}

/** A stream by hand can have maps that nobody has vetoed here. */
function emptyText(stream: CurrentStream | null): string {
  const isPastVeto = stream !== null && (stream.maps.length > 0 || stream.scoreText !== '');
  return isPastVeto ? 'This series has no map veto.' : 'The map veto has not started yet.';
}

/** From the match itself where it is linked, which knows who chose; else turns alternate. */
function cellsOf(stream: CurrentStream | null, veto: Veto | null): readonly Cell[] {
  if (stream && veto) return cellsOfVeto(veto, stream.liveMapVeto);
  if (!stream) return [];
  const { format, mapVeto } = stream.matchup;
  if (!stream.liveMapVeto && mapVeto.every((map) => map === null)) return [];
  return vetoStrip(format, mapVeto, stream.vetoFirst).map(({ code, map, by, open }) => ({
    code,
    map,
    by,
    isNext: open && stream.liveMapVeto,
  }));
}

/** Which map of the series it is, counted over picks and decider; null for the others. */
function orderOf(cells: readonly Cell[], place: number): number | null {
  const isPlayed = ({ code }: Cell) => code === PICK || code === DECIDER;
  if (!isPlayed(cells[place]!)) return null;
  return cells.slice(0, place + 1).filter(isPlayed).length;
}
