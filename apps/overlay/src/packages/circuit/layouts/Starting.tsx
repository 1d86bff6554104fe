import type { StartingModel } from '../../../models/match';
import { zoneAt } from '../../../parts/labels';
import { useEvent } from '../../kit-context';
import { Backdrop } from '../parts/Backdrop';
import { Title } from '../parts/Head';
import { Rail } from '../parts/Rail';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import { Ahead, aheadWires } from './Ahead';
import { Clock } from './Clock';
import { DESK_WIRE, Desk } from './Desk';
import { Scope } from './Scope';
import styles from './Starting.module.css';

/** The time that is left over a scope line, and below it what is played first. */
export default function Starting({ day, clock, headline, casters, ahead, now }: StartingModel) {
  const { round } = useEvent();
  const news = useNews();
  const lines = casters.length > 0 ? casters : news;
  const hasDesk = ahead.length > 0 && lines.length > 0;
  const times = day ? `${day}, ${zoneAt(now)}` : `All times ${zoneAt(now)}`;
  return (
    <>
      <Backdrop board="top" />
      <Rail note={round} />
      <Wires wires={[...aheadWires(ahead), ...(hasDesk ? [DESK_WIRE] : [])]} />
      {clock ? (
        <Title title="Starting soon" note={clock.label || 'First match in'} />
      ) : (
        <Title title={day ?? 'Today'} />
      )}
      {clock ? <Clock leftMs={clock.leftMs} /> : <Headline>{headline}</Headline>}
      <Scope />
      <Ahead matches={ahead} now={now} />
      {hasDesk && <Desk label={casters.length > 0 ? 'On the desk' : times} lines={lines} />}
    </>
  );
}

const NEWS = 2;

/** What is known of the event beside its name and round. */
function useNews(): string[] {
  const { ticker, name, round, community } = useEvent();
  return ticker.filter((text) => ![name, round, community].includes(text)).slice(0, NEWS);
}

/** Instead of the clock. */
export function Headline({ children }: { children: string }) {
  return (
    <div className={`${styles.caption} ci-name`}>
      <Typed delay={500} ms={520}>
        {children}
      </Typed>
    </div>
  );
}
