import type { BracketNode } from '@mes/ui/bracket/layout';
import type { BracketTeam } from '@mes/ui/bracket/shape';
import type { CSSProperties } from 'react';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { BracketView } from '../../../tournament/bracket-view';
import styles from './BracketWires.module.css';

interface BracketWiresProps {
  view: BracketView;
  /** Whose way is lit. */
  lit: string | null;
}

/** From the right edge of a match to the left edge of the next; the way of one team is painted on top. */
export function BracketWires({ view, lit }: BracketWiresProps) {
  const { layout, scale } = view;
  const nodes = new Map(layout.nodes.map((node) => [node.match.id, node]));
  const wires = layout.lines.flatMap(({ from, to, team }) => {
    const [start, end] = [nodes.get(from), nodes.get(to)];
    return start && end ? [{ id: `${from} ${to}`, team, ...wireOf(start, end, view) }] : [];
  });
  const way = wires.filter(({ team }) => team !== null && team === lit);
  const last = way.toSorted((one, other) => other.to.x - one.to.x)[0];
  const team = lit === null ? null : findTeam(layout.nodes, lit);
  return (
    <>
      <svg
        className={`${styles.wires} lg-fade`}
        width={layout.width * scale}
        height={layout.height * scale}
        aria-hidden="true"
      >
        {wires.map(({ id, from, to, bend, team }) => (
          <path
            key={id}
            className={team === null ? styles.open : styles.wire}
            d={`M${from.x} ${from.y}H${bend}V${to.y}H${to.x}`}
          />
        ))}
      </svg>
      {way
        .toSorted((one, other) => one.from.x - other.from.x)
        .map((wire, place) => (
          <LitWire key={wire.id} wire={wire} delay={900 + place * 250} />
        ))}
      {last && team && <Traveller team={team} wire={last} />}
    </>
  );
}

function findTeam(nodes: readonly BracketNode[], name: string): BracketTeam | null {
  const slots = nodes.flatMap(({ match }) => match.slots);
  return slots.find(({ team }) => team?.name === name)?.team ?? null;
}

const EMBLEM = 60;

/** The emblem goes its way to the match that the team has reached, now and then. */
function Traveller({ team, wire: { from, to } }: { team: BracketTeam; wire: Wire }) {
  const style: Record<`--${string}`, string> = {
    '--x': `${to.x - from.x}px`,
    '--y': `${to.y - from.y}px`,
  };
  return (
    <div
      className={styles.traveller}
      style={{ ...(style as CSSProperties), left: from.x - EMBLEM, top: from.y - EMBLEM / 2 }}
      aria-hidden="true"
    >
      <TeamLogo team={team} size={EMBLEM} />
    </div>
  );
}

interface Wire {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly bend: number;
}

const THICK = 6;

/** Three bars that grow one after the other: bars grow by transforms, a line would be painted anew. */
function LitWire({ wire: { from, to, bend }, delay }: { wire: Wire; delay: number }) {
  const isUp = to.y < from.y;
  const bars: CSSProperties[] = [
    { left: from.x, top: from.y - THICK / 2, width: bend - from.x, height: THICK },
    {
      left: bend - THICK / 2,
      top: Math.min(from.y, to.y) - THICK / 2,
      width: THICK,
      height: Math.abs(to.y - from.y) + THICK,
      transformOrigin: isUp ? '50% 100%' : '50% 0',
    },
    { left: bend, top: to.y - THICK / 2, width: to.x - bend, height: THICK },
  ];
  return (
    <>
      {bars.map((bar, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: across, up or down, and across
          key={place}
          className={place === 1 ? styles.upright : styles.across}
          style={{ ...bar, '--d': `${delay + place * 230}ms` } as CSSProperties}
        />
      ))}
    </>
  );
}

function wireOf(start: BracketNode, end: BracketNode, { metrics, scale }: BracketView): Wire {
  const half = metrics.nodeHeight / 2;
  const to = { x: end.x * scale, y: (end.y + half) * scale };
  return {
    from: { x: (start.x + metrics.nodeWidth) * scale, y: (start.y + half) * scale },
    to,
    bend: to.x - (metrics.columnGap * scale) / 2,
  };
}
