import { useMemo } from 'react';
import { useControl, useTournament } from '../../data/use-scene-data';
import { dayOf, timeOf } from '../../parts/labels';
import { useCountdown } from '../../parts/use-countdown';
import { useNow } from '../../parts/use-now';
import { useScene } from '../../scene-context';
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
  const ahead = useMemo(
    () => (tournament ? scheduleOf({ ...tournament, recent: [] }, AHEAD) : []),
    [tournament],
  );
  return (
    <Layout
      name="starting"
      day={at === null ? undefined : dayOf(at, now)}
      clock={clock}
      headline="Starting soon"
      next={match && { match, label: 'First match', note: matchAt === null ? '' : timeOf(matchAt) }}
      casters={useCasters()}
      ahead={ahead}
      now={now}
    />
  );
}

const CASTERS = 3;

/** As the cue names them, with commas between; else who is named in the lower third. */
function useCasters(): string[] {
  const { text } = useScene().route;
  const speakers = useControl()?.lowerThird?.speakers;
  return useMemo(() => {
    const written = text.split(',').map((name) => name.trim());
    const named = speakers?.map(({ name }) => name) ?? [];
    return (text ? written : named).filter(Boolean).slice(0, CASTERS);
  }, [text, speakers]);
}
