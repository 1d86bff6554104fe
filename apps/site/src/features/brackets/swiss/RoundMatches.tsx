import type { BracketMatch } from '@mes/client/bracket';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { dayName } from '../../../components/text/day-name';
import { Time } from '../../../components/text/Time';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import { SeriesRow } from '../../matches/SeriesRow';
import { matchAriaLabel, sourceLabel } from '../labels';
import * as bracketTexts from '../texts';
import { recordLabel } from './labels';
import { figureOf } from './MatchScore';
import styles from './RoundMatches.module.css';
import { dayOfRound } from './round-day';
import * as texts from './texts';
import type { Swiss } from './use-swiss';

interface RoundMatchesProps {
  swiss: Swiss;
  /** The lit team. */
  shown: string | null;
  className?: string;
}

/** The current round with full names and times. */
export function RoundMatches({ swiss, shown, className }: RoundMatchesProps) {
  const now = useNow(60_000);
  const zone = useZone();
  const column = swiss.columns.find(({ round }) => round === swiss.currentRound);
  const rows = (column?.boxes ?? []).flatMap(({ record, matches }) =>
    matches.map((match) => ({ match, record: recordLabel(record) })),
  );
  const played = rows.filter(({ match }) => match.slots.every(({ team }) => team !== null));
  if (played.length === 0) return null;
  const startsAt = dayOfRound(played.map(({ match }) => match));
  const name = interpolate(texts.nextRound, { round: swiss.currentRound });
  return (
    <Section
      title={name}
      more={startsAt === null ? undefined : dayName(startsAt, now, zone)}
      className={className}
    >
      <Panel>
        <ul className={styles.list}>
          {played.map(({ match, record }) => (
            <li
              key={match.id}
              data-on={match.slots.some(({ team }) => team?.name === shown) || undefined}
            >
              <SeriesRow
                matchId={match.id}
                label={matchAriaLabel(match, name)}
                when={<When match={match} />}
                teams={[rowTeam(match, 0), rowTeam(match, 1)]}
                winner={match.winner}
                scorePlaceholder={placeholderOf(match)}
                note={record}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function When({ match: { state, startsAt } }: { match: BracketMatch }) {
  if (state === 'live' || state === 'veto') return <LiveMark />;
  if (state !== 'scheduled') return bracketTexts.final;
  return startsAt === null ? null : <Time at={startsAt} show="clock" />;
}

function placeholderOf(match: BracketMatch): string | null {
  const figures = [figureOf(match, 0), figureOf(match, 1)];
  if (match.state === 'forfeited') return figures.join(' : ');
  return figures.includes(null) ? bracketTexts.versusShort : null;
}

function rowTeam(match: BracketMatch, index: 0 | 1) {
  const { team, source } = match.slots[index];
  return { team, placeholder: sourceLabel(source), score: Number(figureOf(match, index) ?? 0) };
}
