import type { FormatModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Title } from '../parts/Head';
import { Panel } from '../parts/Panel';
import { Rail } from '../parts/Rail';
import { Wires } from '../parts/Wires';
import type { Wire } from '../parts/wire';
import styles from './Format.module.css';
import { NODES, SCHEMATIC, schematicPath } from './schematic';

const LEFT = 216;
const TOP = 164;
const ROOM = 560;
const GAP = 32;
const WIDTH = 936;
const MOST = 264;

/** The stages light up one after the other; beside them the schematic of a bracket, still empty. */
export default function Format({ region, stages, facts, mapPool }: FormatModel) {
  if (stages.length === 0) {
    return (
      <FullScene title="Format" note={region}>
        <Empty>The format is not announced yet.</Empty>
      </FullScene>
    );
  }
  const height = Math.min(MOST, Math.floor((ROOM - (stages.length - 1) * GAP) / stages.length));
  const topOf = (place: number) => TOP + place * (height + GAP);
  return (
    <>
      <Backdrop quiet />
      <Rail note="Format" />
      <Wires wires={feedsOf(stages.length, height)} />
      <Title title="Format" note={region} />
      {stages.map((stage, place) => (
        <Panel
          key={stage.name}
          className={styles.stage}
          style={{ top: topOf(place), height }}
          inside={styles.inside}
          tone={place === 0 ? 'a' : 'trace'}
          delay={320 + place * 260}
        >
          <div className={styles.title}>
            <Fit className={`${styles.name} ci-name`}>{stage.name}</Fit>
            <Fit className="ci-silk ci-a">{stage.format}</Fit>
          </div>
          <ul className={styles.lines} data-many={stages.length > 2 || undefined}>
            {stage.lines.map((line) => (
              <li key={line}>
                <Fit className={`${styles.line} ci-hand`}>{line}</Fit>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      <svg className={`${styles.schematic} ci-flash`} viewBox="0 0 580 560" aria-hidden="true">
        <path d={schematicPath()} />
        {NODES.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            className={styles.node}
            d={`M${x} ${y}h${SCHEMATIC.width - 12}l12 12v${SCHEMATIC.height - 12}h${-SCHEMATIC.width + 12}l-12 -12Z`}
          />
        ))}
      </svg>
      {facts.length > 0 && <Facts facts={facts} step={8} className={styles.facts} />}
      {mapPool.length > 0 && (
        <Fit className={`${styles.maps} ci-silk ci-flash`}>{mapPool.join('   ')}</Fit>
      )}
    </>
  );
}

/** From the rail to the first stage, and from each to the next. */
function feedsOf(count: number, height: number): Wire[] {
  const y = TOP + height / 2;
  const feed: Wire = {
    points: [
      [120, y],
      [LEFT, y],
    ],
    tone: 'a',
    isPulsed: true,
  };
  const links = Array.from({ length: count - 1 }, (_, place): Wire => {
    const top = TOP + place * (height + GAP) + height;
    return {
      points: [
        [LEFT + WIDTH / 2, top],
        [LEFT + WIDTH / 2, top + GAP],
      ],
      delay: 520 + place * 260,
    };
  });
  return [feed, ...links];
}
