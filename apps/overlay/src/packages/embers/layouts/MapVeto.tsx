import { BAN } from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import { useEffect, useEffectEvent } from 'react';
import type { MapVetoModel, VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { clockOf, counted, roundAndFormat } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Empty } from '../parts/Empty';
import { Forge, type Hit } from '../parts/Forge';
import { useStrike } from '../parts/forge-context';
import { Head } from '../parts/Head';
import { hitOf } from '../parts/motion';
import { SEAMS } from '../parts/seam';
import styles from './MapVeto.module.css';
import { type Choice, useChoice } from './use-choice';
import { VetoReveal } from './VetoReveal';
import { VetoSeries } from './VetoSeries';
import { VetoSlab } from './VetoSlab';
import { countChoices, seriesMaps, verbOf } from './veto-labels';

const HITS: readonly Hit[] = [
  {
    at: hitOf(1),
    line: { from: [110, 330], to: [1_100, 330], count: 22, power: 0.8 },
    isBig: true,
  },
];

/** Maps stand on the seam as slabs: banned ones are ash, picked ones are lifted out. */
export default function MapVeto(model: MapVetoModel) {
  const { round, bestOf, opponents, cells, empty, turnLeftMs } = model;
  return (
    <Forge seam={SEAMS.veto} hits={HITS}>
      <Head title="Map veto" note={roundAndFormat(round, bestOf)} />
      {cells.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <Board cells={cells} opponents={opponents} leftMs={turnLeftMs} />
      )}
    </Forge>
  );
}

interface BoardProps {
  cells: readonly VetoCell[];
  opponents: Opponents;
  leftMs: number | undefined;
}

function Board({ cells, opponents, leftMs }: BoardProps) {
  const choice = useChoice(cells);
  useStrikes(choice);
  const revealed = choice?.act === 'reveal' ? cells[choice.place] : undefined;
  return (
    <>
      <div className={styles.board} data-hidden={revealed !== undefined || undefined}>
        <Turn
          cells={choice && choice.act !== 'forge' ? choice.before : cells}
          opponents={opponents}
          leftMs={leftMs}
        />
        <ol className={`${styles.strip} eb-rise`}>
          {cells.map((cell, place) => (
            <VetoSlab
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the sequence
              key={place}
              cell={cell}
              place={place}
              opponents={opponents}
              act={choice?.place === place ? choice.act : null}
            />
          ))}
        </ol>
        <VetoSeries cells={cells} opponents={opponents} />
      </div>
      {revealed && <VetoReveal cell={revealed} opponents={opponents} />}
    </>
  );
}

const REVEALED_MS = 640;

function useStrikes(choice: Choice | null): void {
  const strike = useStrike();
  const start = useEffectEvent(({ act, place }: Choice) => {
    if (act !== 'burn') return strike(undefined, act === 'forge');
    const x = 96 + place * 193;
    const y = 1_012 - place * 48;
    strike({ from: [x, y], to: [x + 184, y - 46], count: 26, power: 0.6 });
  });
  const land = useEffectEvent(() => strike(undefined, true));
  useEffect(() => {
    if (!choice) return;
    start(choice);
    if (choice.act !== 'reveal') return;
    const timer = setTimeout(land, REVEALED_MS);
    return () => clearTimeout(timer);
  }, [choice]);
}

/** Who chooses, what and until when, and how many maps are left. */
function Turn({ cells, opponents, leftMs }: BoardProps) {
  const next = cells.find(({ isNext }) => isNext);
  const team = next?.by ? opponents[next.by] : null;
  const left = cells.filter(({ map }) => map === null).length;
  const played = seriesMaps(cells).flatMap(({ map }) => map ?? []);
  const isDone = countChoices(cells) === 0;
  const clock = next?.by && leftMs !== undefined ? clockOf(leftMs) : null;
  const tone = next?.by && (next.code === BAN ? styles.ban : styles.pick);
  return (
    <section className={`${styles.turn} eb-slam`}>
      {team && <TeamLogo team={team} size={124} />}
      <div className={styles.say}>
        <Fit className={`${styles.who} eb-t`}>
          {team ? team.displayName : isDone ? 'Veto complete' : next ? 'Decider' : 'Map veto'}
        </Fit>
        <Fit className={classNames(styles.what, tone ?? '', 'eb-t')}>
          {next ? verbOf(next) : played.join(', ')}
        </Fit>
      </div>
      {!isDone && (
        <div className={styles.left}>
          <b className="eb-t">{clock ?? left}</b>
          <span className="eb-lab">
            {clock ? `${counted(left, 'map')} left` : left === 1 ? 'map left' : 'maps left'}
          </span>
        </div>
      )}
    </section>
  );
}
