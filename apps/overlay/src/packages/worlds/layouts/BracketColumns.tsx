import type { BracketStage } from '@mes/client/bracket';
import { useMemo } from 'react';
import { viewBracket } from '../../../tournament/bracket-view';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Head } from '../parts/Head';
import styles from './BracketColumns.module.css';
import { BracketNode } from './BracketNode';

const ROOM = { width: 1_728, height: 880 };
const ORIGIN = { x: 96, y: 130 };

/** Rounds from left to right, for stages without a final, and where a round to begin with is named. */
export function BracketColumns({ stage, from }: { stage: BracketStage; from: string | null }) {
  const { layout, metrics, scale } = useMemo(
    () => viewBracket(stage, { room: ROOM, from }),
    [stage, from],
  );
  const left = ORIGIN.x + (ROOM.width - layout.width * scale) / 2;
  const top = ORIGIN.y + Math.min(80, (ROOM.height - layout.height * scale) / 2);
  return (
    <>
      <Backdrop quiet />
      <Head title={stage.name} />
      <svg className={`${styles.lines} wd-fade`} viewBox="0 0 1920 1080" aria-hidden="true">
        <g transform={`translate(${left} ${top}) scale(${scale})`}>
          {layout.lines.map(({ from: start, to, path }) => (
            <path key={`${start} ${to}`} d={path} />
          ))}
        </g>
      </svg>
      {layout.headers.map(
        ({ round, x, nodeTop }) =>
          round.name && (
            <p
              key={`${round.part} ${round.round}`}
              className={`${styles.round} wd-label wd-gold wd-fade`}
              style={{
                left: left + x * scale,
                top: top + nodeTop * scale - 40,
                width: metrics.nodeWidth * scale,
              }}
            >
              <Cut>{round.name}</Cut>
            </p>
          ),
      )}
      {layout.nodes.map(({ match, x, y }) => (
        <BracketNode
          key={match.id}
          match={match}
          box={{
            x: left + x * scale,
            y: top + y * scale,
            width: metrics.nodeWidth * scale,
            height: Math.max(76, metrics.nodeHeight * scale),
          }}
          lit={null}
        />
      ))}
    </>
  );
}
