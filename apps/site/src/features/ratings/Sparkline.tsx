import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { interpolate } from '../../interpolate';
import { graphLine } from './graph-line';
import styles from './Sparkline.module.css';
import * as texts from './texts';

const BOX = { width: 96, height: 24 };

/** A small chart of a rating over the last series, for a row of a table. */
export function Sparkline({ elos }: { elos: readonly number[] }) {
  const { isHidden } = useSpoiler(MANY_RESULTS);
  if (elos.length < 2 || isHidden) return null;
  const { line } = graphLine(
    elos.map((elo, at) => ({ at, elo })),
    BOX,
  );
  return (
    <svg
      data-spoiler=""
      viewBox={`-1 -2 ${BOX.width + 2} ${BOX.height + 4}`}
      width={BOX.width}
      height={BOX.height}
      role="img"
      aria-label={interpolate(texts.changeSpoken, {
        first: elos[0]!,
        last: elos.at(-1)!,
        series: elos.length,
      })}
    >
      <path d={line} className={styles.line} />
    </svg>
  );
}
