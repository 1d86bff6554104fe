import { formatMoney } from '@mes/domain/money/money';
import type { BracketNode } from '@mes/ui/bracket/layout';
import { type CSSProperties, useMemo } from 'react';
import { type BracketView, viewBracket } from '../../../tournament/bracket-view';
import type { BracketModel } from '../../models/tournament';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Spine } from '../parts/Spine';
import styles from './Bracket.module.css';
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
  const money = prize && prize.amount > 0 ? `${formatMoney(prize.amount)} to win` : undefined;
  const isEmpty = !stage || !view || view.layout.nodes.length === 0;
  return (
    <>
      <Backdrop silhouette="none" quiet={!isEmpty} />
      <Spine title={stage?.name ?? 'Bracket'} note={money} isSlim />
      {isEmpty ? <Empty isBesideSpine>{empty}</Empty> : <Shown view={view} />}
    </>
  );
}

function Shown({ view }: { view: BracketView }) {
  const { layout, metrics, scale } = view;
  const origin = originOf(view);
  const columns = columnsOf(view, origin);
  return (
    <>
      <BracketRounds view={view} columns={columns} origin={origin} />
      <div className={styles.bracket} style={{ left: origin.x, top: origin.y }}>
        <BracketWires view={view} lit={litTeam(layout.nodes)} />
        {layout.nodes.map(({ match, x, y }) => (
          <BracketMatch
            key={match.id}
            match={match}
            lit={litTeam(layout.nodes)}
            style={
              {
                left: x * scale,
                top: y * scale,
                width: metrics.nodeWidth * scale,
                height: metrics.nodeHeight * scale,
                '--d': `${Math.round(500 + x * scale * 0.4)}ms`,
              } as CSSProperties
            }
            width={metrics.nodeWidth * scale}
            height={metrics.nodeHeight * scale}
          />
        ))}
      </div>
    </>
  );
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
