import { formatMoney } from '@mes/domain/money/money';
import type { BracketHeader, BracketNode } from '@mes/ui/bracket/layout';
import type { BracketTeam } from '@mes/ui/bracket/shape';
import { type CSSProperties, useMemo } from 'react';
import { displayName } from '../../../community';
import type { BracketModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { type BracketView, viewBracket } from '../../../tournament/bracket-view';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Rail } from '../parts/Rail';
import { Wires } from '../parts/Wires';
import styles from './Bracket.module.css';
import { BracketMatch } from './BracketMatch';
import { bracketWires } from './bracket-wires';

const LEFT = 216;
const TOP = 72;
/** The legend of the path stands below it. */
const ROOM = { width: 1_608, height: 836 };
const ROUND_HEIGHT = 42;
/** Stands above the right end of a match, beside the name of its round. */
const LIVE_TAG = 118;

/** A schematic: the way of one team is lit from the rail to where it stands. */
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
  const hot = hotTeam(layout.nodes);
  const origin = { x: LEFT, y: TOP + Math.max(0, (ROOM.height - layout.height * scale) / 2) };
  const money = prize && prize.amount > 0 ? `${formatMoney(prize.amount)} for the champion` : '';
  return (
    <>
      <Backdrop quiet />
      <Rail note={stage.name} />
      <Wires wires={bracketWires(view, { origin, hot: hot?.team.name ?? null })} />
      {layout.headers.map((header) => (
        <RoundName key={keyOf(header)} header={header} view={view} origin={origin} />
      ))}
      {layout.nodes.map(({ match, x, y }) => (
        <BracketMatch
          key={match.id}
          match={match}
          hot={hot?.team.name ?? null}
          box={{
            x: origin.x + x * scale,
            y: origin.y + y * scale,
            width: metrics.nodeWidth * scale,
            height: metrics.nodeHeight * scale,
          }}
        />
      ))}
      <footer className={`${styles.foot} ci-flash`}>
        {hot && (
          <>
            <TeamLogo team={hot.team} size={64} />
            <div className={styles.path}>
              <p className="ci-silk">{hot.label}</p>
              <Fit className={`${styles.team} ci-name`}>{displayName(hot.team)}</Fit>
            </div>
          </>
        )}
        <p className={`${styles.prize} ci-silk`}>{money}</p>
      </footer>
    </>
  );
}

function keyOf({ round }: BracketHeader): string {
  return `${round.part} ${round.round}`;
}

interface RoundNameProps {
  header: BracketHeader;
  view: BracketView;
  origin: { x: number; y: number };
}

function RoundName({ header, view: { layout, metrics, scale }, origin }: RoundNameProps) {
  const hasLiveTag = layout.nodes.some(
    ({ match, x, y }) => match.state === 'live' && x === header.x && y === header.nodeTop,
  );
  if (!header.round.name) return null;
  const room = (metrics.nodeWidth + metrics.columnGap * 0.6) * scale;
  const place = {
    left: origin.x + header.x * scale,
    top: origin.y + header.nodeTop * scale - ROUND_HEIGHT,
    width: hasLiveTag ? metrics.nodeWidth * scale - LIVE_TAG : room,
    '--d': `${200 + header.x * scale * 0.55}ms`,
  } as CSSProperties;
  return (
    <div className={`${styles.round} ci-flash`} style={place}>
      <Fit className={`${hasLiveTag ? styles.narrow : ''} ci-silk`}>{header.round.name}</Fit>
    </div>
  );
}

interface HotTeam {
  readonly team: BracketTeam;
  readonly label: string;
}

/** Whose way is lit: the winner of the last match, or who plays now. */
function hotTeam(nodes: readonly BracketNode[]): HotTeam | null {
  const right = Math.max(...nodes.map(({ x }) => x));
  const last = nodes.filter(({ x }) => x === right);
  const final = last.length === 1 ? last[0]?.match : undefined;
  const champion = final?.winner ? final.slots[final.winner === 'A' ? 0 : 1].team : null;
  if (champion) return { team: champion, label: 'Champions' };
  const playing = nodes.find(({ match }) => match.state === 'live')?.match.slots[0].team;
  return playing ? { team: playing, label: 'Path of' } : null;
}
