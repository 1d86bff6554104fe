import type { BreakModel, Series } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Title } from '../parts/Head';
import { Rail } from '../parts/Rail';
import { shortName } from '../parts/short-name';
import { Wires } from '../parts/Wires';
import { Ahead, aheadWires } from './Ahead';
import styles from './Break.module.css';
import { Clock } from './Clock';
import { DESK_WIRE, Desk } from './Desk';
import { Scope } from './Scope';
import { Headline } from './Starting';

/** As before the start, with how the match stands that goes on. */
export default function Break({ round, title, text, clock, series, ahead, now }: BreakModel) {
  const feed = ahead.length > 0 ? [DESK_WIRE] : [];
  return (
    <>
      <Backdrop board="top" />
      <Rail note={round} />
      <Wires wires={[...aheadWires(ahead), ...(series ? feed : [])]} />
      <Title title={clock ? title : 'Break'} note={clock ? clock.label : text} />
      {clock ? <Clock leftMs={clock.leftMs} /> : <Headline>{title}</Headline>}
      <Scope />
      <Ahead matches={ahead} now={now} />
      {series && (
        <Desk label={series.isDecided ? 'Final score' : 'Score so far'}>
          <Side series={series} slot="A" />
          <Side series={series} slot="B" />
        </Desk>
      )}
    </>
  );
}

function Side({ series, slot }: { series: Series; slot: 'A' | 'B' }) {
  const team = series[slot];
  const [own, other] =
    slot === 'A' ? [series.score.A, series.score.B] : [series.score.B, series.score.A];
  return (
    <p className={styles.side}>
      <TeamLogo team={team} size={52} />
      <Fit className={`${styles.name} ci-name ${own < other ? 'ci-off' : ''}`}>
        {shortName(team, { room: 240, size: 44 })}
      </Fit>
      <Copper
        value={own}
        size={64}
        tone={own < other ? 'hollow' : own > other ? 'a' : 'plain'}
        contour={own < other ? 'var(--off)' : undefined}
      />
    </p>
  );
}
