import type { Prize as PrizeModel } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import { BracketSvg } from '@mes/ui/bracket/BracketSvg.tsx';
import type { BracketNode } from '@mes/ui/bracket/layout';
import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useMemo } from 'react';
import { nameWithin } from '../../../parts/name-within';
import { type BracketView, viewBracket } from '../../../tournament/bracket-view';
import { FullScene } from '../../FullScene';
import type { BracketModel } from '../../models/tournament';
import { Empty } from '../parts/Empty';
import { Tag } from '../parts/Tag';
import styles from './Bracket.module.css';

const LEFT = 96;
const TOP = 160;
const ROOM = { width: 1728, height: 866 };
const PRIZE = { height: 150, gap: 34 };
/** As the style says it, and the part of a node that logo and score leave to a name. */
const NAME_SIZE = 46;
const NAME_SHARE = 0.66;
/** In units of the SVG, and in pixels: thinner ones are lost at 480p. */
const LINE = { usual: 5, least: 3 };
/** As the style says it. */
const PLATE_HEIGHT = 36;

export default function Bracket({ stage, from, prize, empty }: BracketModel) {
  const view = useMemo(
    () => (stage ? viewBracket(stage, { room: ROOM, from }) : null),
    [stage, from],
  );
  const isDrawn = view !== null && view.layout.nodes.length > 0;
  const title = stage?.name ?? 'Bracket';
  return (
    <FullScene title={title} note={noteOf(view)} quiet={isDrawn}>
      {isDrawn ? <Drawn view={view} prize={prize} label={title} /> : <Empty>{empty}</Empty>}
    </FullScene>
  );
}

interface DrawnProps {
  view: BracketView;
  prize: PrizeModel | null;
  label: string;
}

function Drawn({ view, prize, label }: DrawnProps) {
  const { layout, metrics, scale } = view;
  const origin = originOf(view);
  const room = metrics.nodeWidth * NAME_SHARE;
  const live = layout.nodes.filter(({ match }) => match.state === 'live');
  return (
    <>
      <BracketSvg
        layout={layout}
        metrics={metrics}
        label={label}
        headers="node"
        nameOf={(team) => nameWithin(team, { room, size: NAME_SIZE, scale })}
        className={`${styles.bracket} rise`}
        style={
          {
            left: origin.x - 4 * scale,
            top: origin.y - 4 * scale,
            width: (layout.width + 8) * scale,
            height: (layout.height + 8) * scale,
            '--bk-line': `${Math.max(LINE.usual, LINE.least / scale)}px`,
          } as CSSProperties
        }
      />
      {live.map((node) => (
        <span
          key={node.match.id}
          className={classNames(styles.live, hangs(node, view) && styles.hanging)}
          style={{
            left: origin.x + (node.x + metrics.nodeWidth) * scale,
            top: origin.y + node.y * scale,
            height: metrics.nodeHeight * scale,
          }}
        >
          <Tag tone="live" className={styles.livePlate}>
            Live
          </Tag>
        </span>
      ))}
      <Prize view={view} prize={prize} />
    </>
  );
}

/** The plate stands on its match, unless it would cover the one above and there is room below. */
function hangs(node: BracketNode, { layout, metrics, scale }: BracketView): boolean {
  const isClose = (upper: number, lower: number) =>
    (lower - upper - metrics.nodeHeight) * scale < PLATE_HEIGHT;
  const column = layout.nodes.filter(({ x }) => x === node.x);
  const coversOneAbove = column.some(({ y }) => y < node.y && isClose(y, node.y));
  const coversOneBelow = column.some(({ y }) => y > node.y && isClose(node.y, y));
  return coversOneAbove && !coversOneBelow;
}

/** Parts that end with the winner of the bracket. */
const FINALS: ReadonlySet<BracketNode['round']['part']> = new Set(['upper', 'grand_final']);

/** What the winner of the last match gets, below it where there is room. */
function Prize({ view, prize }: Omit<DrawnProps, 'label'>) {
  const { layout, metrics, scale } = view;
  const final = layout.nodes.findLast(({ round }) => FINALS.has(round.part));
  if (!prize || !final || (prize.amount === 0 && !prize.extra)) return null;
  const origin = originOf(view);
  const left = origin.x + final.x * scale;
  const top = origin.y + (final.y + metrics.nodeHeight) * scale + PRIZE.gap;
  const isTaken = layout.nodes.some(
    ({ x, y }) => x >= final.x && y > final.y && origin.y + y * scale < top + PRIZE.height,
  );
  if (isTaken || top + PRIZE.height > TOP + ROOM.height) return null;
  const width = Math.min(Math.max(300, metrics.nodeWidth * scale), LEFT + ROOM.width - left);
  return (
    <div className={`${styles.prize} wipe`} style={{ left, top, width, '--i': 4 } as CSSProperties}>
      {prize.amount > 0 && <b className="tight">{formatMoney(prize.amount)}</b>}
      <span>{prize.extra ?? 'for the champion'}</span>
    </div>
  );
}

/** In the middle of the room, but never far from the head. */
function originOf({ layout, scale }: BracketView): { x: number; y: number } {
  return {
    x: LEFT + (ROOM.width - layout.width * scale) / 2,
    y: TOP + Math.min(140, (ROOM.height - layout.height * scale) / 2),
  };
}

const LIST = new Intl.ListFormat('en-GB');

function noteOf(view: BracketView | null): string | undefined {
  const formats = new Set(view?.layout.nodes.map(({ match }) => match.bestOf));
  if (formats.size === 0) return undefined;
  return `Best of ${LIST.format([...formats].sort().map(String))}`;
}
