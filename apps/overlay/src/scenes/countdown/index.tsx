import { useControl, useTournament } from '../../data/use-scene-data';
import { dayOf, timeOf } from '../../parts/labels';
import { useCountdown } from '../../parts/use-countdown';
import { useNow } from '../../parts/use-now';
import { Layout } from '../../stage/Layout';
import { scheduleOf } from '../../tournament/schedule';
import { startingOf } from '../../tournament/starting';

const AHEAD = 3;

/** How long it is until the stream starts, and with which match. */
export default function CountdownScene() {
  const tournament = useTournament();
  const control = useControl();
  const now = useNow(60_000);
  const clock = useCountdown();
  const starting = startingOf({ countdown: control?.countdown ?? null, tournament, now });
  const { at, match, matchAt } = starting;
  return (
    <Layout
      name="starting"
      day={at === null ? undefined : dayOf(at, now)}
      clock={clock}
      words="Starting soon"
      next={match && { match, label: 'First match', note: matchAt === null ? '' : timeOf(matchAt) }}
      ahead={tournament ? scheduleOf({ ...tournament, recent: [] }, AHEAD) : []}
      now={now}
    />
  );
}
