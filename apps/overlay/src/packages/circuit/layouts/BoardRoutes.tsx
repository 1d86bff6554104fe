import type { CSSProperties } from 'react';
import { pathOf } from '../parts/points';
import type { Wire } from '../parts/wire';
import styles from './BoardRoutes.module.css';
import { type Route, routeBoard } from './board-routes';

const ROUTES = routeBoard();

/** The pulses of the board run along some of its lines. */
export const CHAMPION_WIRES: readonly Wire[] = ROUTES.filter(
  ({ points, tone }, place) => tone !== 'trace' && points.length > 2 && place % 3 === 0,
).map(({ points, tone }) => ({ points, tone }));

/** Pixels of the edge of the text that grow at once. */
const CHUNK = 240;

interface Chunk {
  readonly key: string;
  readonly side: Route['side'];
  readonly delay: number;
  readonly routes: readonly Route[];
}

const CHUNKS = chunksOf(ROUTES);

function chunksOf(routes: readonly Route[]): Chunk[] {
  const chunks = new Map<string, Route[]>();
  for (const route of routes) {
    const [x, y] = route.points[0]!;
    const along = Math.floor((route.side === 'right' ? y : x) / CHUNK);
    const key = `${route.side} ${along}`;
    chunks.set(key, [...(chunks.get(key) ?? []), route]);
  }
  return [...chunks].map(([key, own]) => {
    const along = Number(key.split(' ')[1]);
    const side = own[0]!.side;
    // The current comes from the rail: first above and below, then on the right.
    return {
      key,
      side,
      delay: side === 'right' ? 640 + along * 40 : 140 + along * 75,
      routes: own,
    };
  });
}

/**
 * Each chunk is a window that opens away from the text while its lines stay in place, so that they
 * seem to grow; nothing is painted again.
 */
export function BoardRoutes() {
  return (
    <div className={styles.board} aria-hidden="true">
      {CHUNKS.map(({ key, side, delay, routes }) => (
        <div
          key={key}
          className={styles.window}
          style={{ '--d': `${delay}ms` } as CSSProperties}
          data-side={side}
        >
          <div className={styles.held}>
            <svg viewBox="0 0 1920 1080" aria-hidden="true">
              {routes.map((route) => (
                <Line key={pathOf(route.points)} route={route} />
              ))}
            </svg>
          </div>
        </div>
      ))}
    </div>
  );
}

function Line({ route: { points, tone, end } }: { route: Route }) {
  const [x, y] = points.at(-1)!;
  const colour = { color: `var(--${tone})` };
  return (
    <g style={colour} data-hot={tone === 'hot' || undefined}>
      <path d={pathOf(points)} />
      {end === 'pad' ? (
        <rect x={x - 9} y={y - 9} width={18} height={18} className={styles.pad} />
      ) : (
        <circle cx={x} cy={y} r={end === 'ring' ? 7 : 9} className={styles[end]} />
      )}
    </g>
  );
}
