import { type CSSProperties, useMemo } from 'react';
import type { BracketModel } from '../../../models/tournament';
import { Globe } from '../globe/Globe';
import { inkLook } from '../globe/paint';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Ring } from '../parts/Ring';
import styles from './Bracket.module.css';
import { BracketColumns } from './BracketColumns';
import { BracketLines } from './BracketLines';
import { BracketFinal, BracketNode } from './BracketNode';
import { type BracketTree, treeOf } from './bracket-tree';
import { Prize } from './Prize';

const GLOBE = inkLook(142, { grid: 20, dot: 2.4 });
const CENTRE = { x: 960, y: 560 };

/** Both halves lead to the final on the meridian; the way of one team is lit. */
export default function Bracket({ stage, from, prize, empty }: BracketModel) {
  const tree = useMemo(() => (stage && from === null ? treeOf(stage.rounds) : null), [stage, from]);
  if (!stage || stage.rounds.length === 0) {
    return (
      <>
        <Backdrop />
        <Head title={stage?.name ?? 'Bracket'} />
        <Empty>{empty}</Empty>
      </>
    );
  }
  if (!tree) return <BracketColumns stage={stage} from={from} />;
  return <Tree name={stage.name} tree={tree} prize={prize} />;
}

interface TreeProps {
  name: string;
  tree: BracketTree;
  prize: BracketModel['prize'];
}

function Tree({ name, tree, prize }: TreeProps) {
  const lit = litTeam(tree);
  return (
    <>
      <Backdrop isBare />
      <BracketLines tree={tree} lit={lit} />
      <Ring {...CENTRE} radius={166} delay={300} />
      <Globe look={GLOBE} {...CENTRE} view={{ lon: 20, lat: 16 }} turn={120} step={4} delay={200} />
      <Meridian top={118} height={260} />
      <Meridian top={738} height={70} />
      <Head title={name} note={stateOf(tree)} />
      {tree.hasLower && (
        <>
          <p className={`${styles.part} wd-label wd-gold wd-fade`}>Upper bracket</p>
          <p className={`${styles.part} ${styles.lower} wd-label wd-gold wd-fade`}>Lower bracket</p>
        </>
      )}
      {tree.nodes.map((node) => (
        <BracketNode
          key={node.match.id}
          match={node.match}
          box={{ x: node.x, y: node.y - tree.height / 2, width: tree.width, height: tree.height }}
          lit={lit}
        />
      ))}
      <BracketFinal match={tree.final} />
      <Prize prize={prize} final={tree.final} thirdPlace={tree.thirdPlace} />
      {tree.columns.map(({ name: round, half, x }) => (
        <p
          key={`${half} ${x}`}
          className={`${styles.round} wd-fade`}
          style={{ left: x, width: tree.width, '--d': '1700ms' } as CSSProperties}
        >
          <Cut widest={116} lines="two if needed">
            {round}
          </Cut>
        </p>
      ))}
      <i className={`${styles.base} wd-grow-x`} />
      <i className={`${styles.base} ${styles.right} wd-grow-x`} />
    </>
  );
}

/** Whose way is lit: the champion, or who plays now. */
function litTeam({ final, nodes }: BracketTree): string | null {
  const champion = final.winner && final.slots[final.winner === 'A' ? 0 : 1].team;
  const matches = [final, ...nodes.map(({ match }) => match)];
  const live = matches.find(({ state }) => state === 'live');
  return champion?.name ?? live?.slots[0].team?.name ?? null;
}

function stateOf({ final, nodes }: BracketTree): string {
  if (final.winner) return 'Decided';
  const isLive = [final, ...nodes.map(({ match }) => match)].some(({ state }) => state === 'live');
  return isLive ? 'Live now' : `Best of ${final.bestOf}`;
}
