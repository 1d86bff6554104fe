import { formatMoney } from '@mes/domain/money/money';
import type { BracketHeader, BracketNode } from '@mes/ui/bracket/layout';
import { type CSSProperties, useMemo } from 'react';
import type { BracketModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { type BracketView, viewBracket } from '../../../tournament/bracket-view';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Ticker } from '../parts/Ticker';
import styles from './Bracket.module.css';
import { BracketMatch } from './BracketMatch';
import { BracketWires } from './BracketWires';

const LEFT = 96;
const TOP = 110;
const ROOM = { width: 1728, height: 880 };
/** Of the name above a round, and between the slash and what is right of it. */
const ROUND_HEIGHT = 44;
const LAST_HEIGHT = 118;
const BESIDE = 28;
/** Outside of the frame. */
const NOWHERE = 2_120;

/** Winners are bright, wires lean with the slash, and the last match stands on bone. */
export default function Bracket({ stage, from, prize, empty }: BracketModel) {
  const view = useMemo(
    () => (stage ? viewBracket(stage, { room: ROOM, from }) : null),
    [stage, from],
  );
  if (!stage || !view || view.layout.nodes.length === 0) {
    return (
      <FullScene title={stage?.name ?? 'Bracket'}>
        <Empty>{empty}</Empty>
      </FullScene>
    );
  }
  const { layout, metrics, scale } = view;
  const origin = originOf(view);
  const last = lastMatch(layout.nodes);
  const cut = cutBefore(last, view);
  const money = prize && prize.amount > 0 ? `${formatMoney(prize.amount)} for the champion` : '';
  return (
    <>
      <Slash x={cut ?? NOWHERE} bone={cut === null ? null : 'right'} from={NOWHERE}>
        <Head title={stage.name} note={money || undefined} />
        <div className={styles.bracket} style={{ left: origin.x, top: origin.y }}>
          <BracketWires view={view} hot={hotTeam(layout.nodes)} />
          {layout.headers.map((header) => (
            <RoundName
              key={keyOf(header)}
              header={header}
              view={view}
              isLast={cut !== null && header.x === last?.x}
            />
          ))}
          {layout.nodes.map(({ match, x, y }) => (
            <BracketMatch
              key={match.id}
              match={match}
              isLast={cut !== null && match === last?.match}
              box={{
                x: x * scale,
                y: y * scale,
                width: metrics.nodeWidth * scale,
                height: metrics.nodeHeight * scale,
              }}
            />
          ))}
        </div>
      </Slash>
      <Ticker />
    </>
  );
}

function keyOf({ round }: BracketHeader): string {
  return `${round.part} ${round.round}`;
}

interface RoundNameProps {
  header: BracketHeader;
  view: BracketView;
  /** On bone, where there is room: as large as a headline. */
  isLast: boolean;
}

function RoundName({ header, view, isLast }: RoundNameProps) {
  const { metrics, scale } = view;
  if (!header.round.name) return null;
  const place: CSSProperties = {
    left: header.x * scale,
    top: header.nodeTop * scale - (isLast ? LAST_HEIGHT : ROUND_HEIGHT),
    width: (metrics.nodeWidth + metrics.columnGap * 0.6) * scale,
  };
  return (
    <p className={`${isLast ? `${styles.last} hs-mid` : styles.round} hs-fade`} style={place}>
      <Fit>{header.round.name}</Fit>
    </p>
  );
}

/** The one that all others lead to, if there is one. */
function lastMatch(nodes: readonly BracketNode[]): BracketNode | null {
  const right = Math.max(...nodes.map(({ x }) => x));
  const last = nodes.filter(({ x }) => x === right);
  return last.length === 1 && nodes.length > 1 ? (last[0] ?? null) : null;
}

/** Where the slash parts it from the others: left of the match and of the name of its round. */
function cutBefore(node: BracketNode | null, view: BracketView): number | null {
  if (!node) return null;
  const { scale } = view;
  const origin = originOf(view);
  const top = origin.y + node.y * scale - LAST_HEIGHT;
  const left = origin.x + node.x * scale - BESIDE;
  return Math.round(left - (540 - top) * Math.tan((14 * Math.PI) / 180));
}

/** Whose way is lit: the winner of the last match, or who plays now. */
function hotTeam(nodes: readonly BracketNode[]): string | null {
  const last = lastMatch(nodes)?.match;
  const winner = last?.winner && last.slots[last.winner === 'A' ? 0 : 1].team;
  const live = nodes.find(({ match }) => match.state === 'live')?.match;
  return winner?.name ?? live?.slots[0].team?.name ?? null;
}

/** In the middle of the room, but never far from the head. */
function originOf({ layout, scale }: BracketView): { x: number; y: number } {
  return {
    x: LEFT + (ROOM.width - layout.width * scale) / 2,
    y: TOP + Math.min(120, (ROOM.height - layout.height * scale) / 2),
  };
}
