import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '../../community';
import { useMessage, useStream, useTournament } from '../../data/use-scene-data';
import { dayOf, timeOf } from '../../parts/labels';
import { useNow } from '../../parts/use-now';
import { useSeries } from '../../parts/use-series';
import { Layout } from '../../stage/Layout';

import { nextMatch } from '../../tournament/schedule';

/** The last picture: thanks, how it ended, and when it goes on. */
export default function StreamEndScene() {
  const stream = useStream();
  const tournament = useTournament();
  const message = useMessage();
  const series = useSeries();
  const now = useNow(60_000);
  const next = tournament ? nextMatch(tournament, now) : null;
  const champion = tournament?.winner ?? null;
  return (
    <Layout
      name="stream-end"
      round={stream?.round ?? ''}
      title={message?.title || 'Thanks for watching'}
      text={message?.text ?? ''}
      champion={champion && { team: champion, name: displayName(champion) }}
      result={champion ? null : series}
      next={next && { match: next, label: 'Next time', note: whenOf(next, now) }}
    />
  );
}

function whenOf({ startsAt }: MatchSummary, now: number): string | undefined {
  return startsAt === null ? undefined : `${dayOf(startsAt, now)}, ${timeOf(startsAt)}`;
}
