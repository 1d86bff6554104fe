import type { BracketNode } from '@mes/ui/bracket/layout';
import { useMemo } from 'react';
import type { BracketModel } from '../../../models/tournament';
import { type BracketView, viewBracket } from '../../../tournament/bracket-view';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Spine } from '../parts/Spine';
import styles from './Bracket.module.css';
import { BracketFinal, FINAL_SLOT } from './BracketFinal';
import { BracketMatch } from './BracketMatch';
import { BracketRounds, columnsOf } from './BracketRounds';
import { BracketWires } from './BracketWires';

/** Right of the slim spine, below the names of the rounds. */
const ROOM = { left: 184, top: 190, width: 1_688, height: 836 };

/** A column for each round, a step higher than the one before; the last stands at full height. */
export default function Bracket({ stage, from, prize, empty }: BracketModel) {
  const view = useMemo(
    () => (stage ? viewBracket(stage, { room: ROOM, from }) : null),
    [stage, from],
  );
  const isEmpty = !stage || !view || view.layout.nodes.length === 0;
  return (
    <>
      <Backdrop silhouette="none" quiet={!isEmpty} />
      <Spine title={stage?.name ?? 'Bracket'} isSlim />
      {isEmpty ? <Empty isBesideSpine>{empty}</Empty> : <Shown view={view} prize={prize} />}
    </>
  );
}

interface ShownProps {
  view: BracketView;
  prize: BracketModel['prize'];
}

/** Between the large fields of the last match and the edges of its column. */
const BESIDE = 24;

function Shown({ view, prize }: ShownProps) {
  const { layout, metrics, scale } = view;
  const origin = originOf(view);
  const columns = columnsOf(view, origin);
  const lit = litTeam(layout.nodes);
  const last = lastMatch(layout.nodes);
  const column = columns.at(-1);
  const height = metrics.nodeHeight * scale;
  return (
    <>
      <BracketRounds view={view} columns={columns} origin={origin} />
      <div className={styles.bracket} style={{ left: origin.x, top: origin.y }}>
        <BracketWires view={view} lit={lit} />
        {layout.nodes
          .filter((node) => node !== last)
          .map(({ match, x, y }) => (
            <BracketMatch
              key={match.id}
              match={match}
              lit={lit}
              x={x * scale}
              y={y * scale}
              width={metrics.nodeWidth * scale}
              height={height}
            />
          ))}
      </div>
      {last && column && (
        <BracketFinal
          match={last.match}
          prize={prize}
          left={origin.x + last.x * scale}
          width={Math.min(1_872, column.left + column.width - BESIDE) - origin.x - last.x * scale}
          middle={middleOf(origin.y + last.y * scale + height / 2)}
        />
      )}
    </>
  );
}

/** The one that all others lead to, if it stands alone in its column. */
function lastMatch(nodes: readonly BracketNode[]): BracketNode | null {
  const right = Math.max(...nodes.map(({ x }) => x));
  const [last, ...others] = nodes.filter(({ x }) => x === right);
  return last && others.length === 0 && nodes.length > 1 ? last : null;
}

/** Clear of the name of the round above it and of what stands at the foot. */
function middleOf(y: number): number {
  return Math.min(Math.max(y, 150 + FINAL_SLOT), 830 - FINAL_SLOT);
}

/** In the middle of the room; the names of the first rounds stand above it. */
function originOf({ layout, metrics, scale }: BracketView): { x: number; y: number } {
  const head = metrics.headerHeight * scale;
  const free = ROOM.height - layout.height * scale + head;
  return {
    x: ROOM.left + (ROOM.width - layout.width * scale) / 2,
    y: ROOM.top - head + Math.max(0, free / 2),
  };
}

/** Whose way is lit: the winner of the last match, or of the latest that is played. */
function litTeam(nodes: readonly BracketNode[]): string | null {
  const played = nodes.filter(({ match }) => match.winner !== null);
  const furthest = played.reduce<BracketNode | null>(
    (one, other) => (one === null || other.x > one.x ? other : one),
    null,
  );
  if (!furthest) return null;
  const { winner, slots } = furthest.match;
  return slots[winner === 'A' ? 0 : 1].team?.name ?? null;
}
