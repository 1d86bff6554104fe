import { useMemo } from 'react';
import { useMessage, useStream, useTournament } from '../../data/use-scene-data';
import { isDecided } from '../../parts/decided';
import { useCountdown } from '../../parts/use-countdown';
import { useNow } from '../../parts/use-now';
import { useSeries } from '../../parts/use-series';
import { Layout } from '../../stage/Layout';
import { scheduleOf } from '../../tournament/schedule';

const ROWS = 5;
const MINUTE = 60_000;

const NEXT_MAP = 'The next map starts soon.';
const NEXT_MATCH = 'We are getting the next match ready.';

/** Between two matches: that it goes on, when, and with what. */
export default function BreaktimeScene() {
  const stream = useStream();
  const tournament = useTournament();
  const message = useMessage();
  const countdown = useCountdown();
  const series = useSeries();
  const now = useNow(MINUTE);
  const ahead = useMemo(
    () => (tournament ? scheduleOf({ ...tournament, recent: [] }, ROWS) : []),
    [tournament],
  );
  const betweenMaps = stream !== null && stream.scoreText !== '' && !isDecided(stream);
  const label = countdown?.label || (betweenMaps ? 'Next map in' : 'Next match in');
  return (
    <Layout
      name="break"
      round={stream?.round ?? ''}
      title={message?.title || 'Back soon'}
      text={message?.text || (betweenMaps ? NEXT_MAP : NEXT_MATCH)}
      clock={countdown && { label, leftMs: countdown.leftMs }}
      series={series}
      ahead={ahead}
      now={now}
    />
  );
}
