import type { MatchSummary } from '@mes/contract/match-schemas';
import { Section } from '../../../components/layout/Section';
import { byDay } from '../../../components/lists/by-day';
import { dayName } from '../../../components/text/day-name';
import { useNow } from '../../../components/text/use-now';
import { useZone } from '../../../ssr/hydration';
import { MatchRows } from '../MatchRows';
import * as texts from '../texts';

const MINUTE_MS = 60_000;

/** Matches under the day of each, and after them those without a time. */
export function MatchDays({ matches }: { matches: readonly MatchSummary[] }) {
  const zone = useZone();
  const now = useNow(MINUTE_MS);
  const timed = matches.flatMap((match) => {
    const at = match.finishedAt ?? match.startsAt;
    return at === null ? [] : [{ match, at }];
  });
  const open = matches.filter(
    ({ finishedAt, startsAt }) => finishedAt === null && startsAt === null,
  );
  return (
    <>
      {byDay(timed, ({ at }) => at, zone).map(({ at, rows }) => (
        <Section key={at} title={dayName(at, now, zone)}>
          <MatchRows matches={rows.map(({ match }) => match)} isOfOneDay />
        </Section>
      ))}
      {open.length > 0 && (
        <Section title={texts.timeOpen}>
          <MatchRows matches={open} />
        </Section>
      )}
    </>
  );
}
