import type { Elo } from '@mes/contract/ratings';
import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Spoiler } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './EloGraph.module.css';
import { graphLine } from './graph-line';
import * as texts from './texts';

const BOX = { width: 1_000, height: 180 };

/** The history of a rating, with a point for each series. Renders nothing before the first. */
export function EloGraph({ history }: Pick<Elo, 'history'>) {
  if (history.length === 0) return null;
  const peak = Math.max(...history.map(({ elo }) => elo));
  return (
    <Section title={texts.elo} more={<span>{interpolate(texts.peak, { elo: peak })}</span>}>
      <Spoiler of={MANY_RESULTS}>
        <Graph history={history} />
      </Spoiler>
    </Section>
  );
}

function Graph({ history }: Pick<Elo, 'history'>) {
  const [pointedIndex, setPointedIndex] = useState<number | null>(null);
  const last = history.length - 1;
  const shown = history[pointedIndex ?? last];
  if (!shown) return null;

  const { line, low, high, points } = graphLine(history, BOX);
  const point = points[pointedIndex ?? last]!;
  return (
    <Panel pad>
      <div className={styles.head}>
        <span className={styles.elo}>{shown.elo}</span>
        <span className={classNames(shown.change >= 0 ? styles.up : styles.down)}>
          {shown.change >= 0 ? `+${shown.change}` : `−${-shown.change}`}
        </span>
        <AppLink to={`/match/${shown.match}`} className={styles.match}>
          <Time at={shown.at} show="date" />
        </AppLink>
      </div>
      <div className={styles.graph}>
        <span className={styles.high}>{high}</span>
        <span className={styles.low}>{low}</span>
        <svg
          viewBox={`0 -6 ${BOX.width} ${BOX.height + 12}`}
          preserveAspectRatio="none"
          className={styles.drawing}
          role="img"
          aria-label={interpolate(texts.eloSpoken, {
            first: history[0]!.elo,
            last: history[last]!.elo,
            series: history.length,
          })}
          onPointerMove={({ nativeEvent, currentTarget }) =>
            setPointedIndex(
              Math.round((nativeEvent.offsetX / currentTarget.clientWidth) * Math.max(last, 0)),
            )
          }
          onPointerLeave={() => setPointedIndex(null)}
        >
          <path d={line} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
        <i
          className={styles.point}
          style={{
            left: `${(point.x / BOX.width) * 100}%`,
            top: `${((point.y + 6) / (BOX.height + 12)) * 100}%`,
          }}
        />
      </div>
    </Panel>
  );
}
