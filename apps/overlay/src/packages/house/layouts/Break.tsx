import { useMemo } from 'react';
import type { BreakModel, Series } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Ticker } from '../parts/Ticker';
import { Ahead } from './Ahead';
import styles from './Break.module.css';
import { Clock, crossingOf } from './Clock';

/** As before the start, with how the match stands that goes on. */
export default function Break({ round, title, text, clock, series, ahead, now }: BreakModel) {
  const note = clock ? clock.label : text;
  // The same elements until one of them changes: only the clock renders every second.
  const around = useMemo(
    () => (
      <>
        <Head title="Break" note={round || undefined} />
        <div className={styles.title}>
          <Fill width={820} size={210} widest={62} delay={240}>
            {title}
          </Fill>
        </div>
        <p className={`${styles.text} hs-fade`}>{note}</p>
        <Ahead matches={ahead} now={now} />
      </>
    ),
    [round, title, note, ahead, now],
  );
  return (
    <>
      <Slash x={clock ? crossingOf(clock.leftMs) : -150} bone={clock && 'left'} blade={9} isClock>
        {around}
        {clock ? <Clock leftMs={clock.leftMs} /> : series && <Standing series={series} />}
      </Slash>
      <Ticker />
    </>
  );
}

function Standing({ series: { A, B, score } }: { series: Series }) {
  return (
    <div className={styles.series}>
      {[
        { team: A, own: score.A, other: score.B },
        { team: B, own: score.B, other: score.A },
      ].map(({ team, own, other }) => (
        <p key={team.name} className={`${styles.side} hs-mid ${own < other ? 'hs-dim' : ''}`}>
          <Fit className={styles.name}>{team.displayName}</Fit>
          <b>{own}</b>
        </p>
      ))}
    </div>
  );
}
