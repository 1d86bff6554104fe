import type { OnwardMatch, Stake, WebsiteMatch } from '@mes/contract/match-schemas';
import { teamEloChange } from '@mes/domain/elo/elo';
import { formatMoney } from '@mes/domain/money/money';
import { ordinal } from '@mes/ui/ordinal';
import { IconArrowUpRight, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { useSpoilerFree } from '../../components/spoilers/use-spoiler';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { pairing } from './labels';
import styles from './MatchStakes.module.css';
import { matchPath } from './paths';
import * as texts from './texts';

/** What the winner and the loser of an open match go on to. */
export function MatchStakes({ match }: { match: WebsiteMatch }) {
  const { stakes, teamB } = match;
  if (!stakes) return null;
  const { winner, loser } = stakes;
  return (
    <Section title={texts.atStake}>
      <Panel>
        <ul>
          {winner && (
            <Row icon={<IconArrowUpRight size={18} stroke={1.75} aria-hidden="true" />}>
              <Outcome
                side={texts.winner}
                stake={winner}
                secondTeamName={teamB?.name ?? texts.toBeDecided}
              />
            </Row>
          )}
          {loser && (
            <Row icon={<IconFlag size={18} stroke={1.75} aria-hidden="true" />}>
              <Outcome side={texts.loser} stake={loser} secondTeamName="" />
            </Row>
          )}
        </ul>
        <EloAtStake match={match} />
      </Panel>
    </Section>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <div>{children}</div>
    </li>
  );
}

interface OutcomeProps {
  side: string;
  stake: Stake;
  /** Who comes from the lower bracket, in a grand final. */
  secondTeamName: string;
}

function Outcome({ side, stake, secondTeamName }: OutcomeProps) {
  return (
    <>
      <b className={styles.title}>
        {interpolate(texts.sideStake, { side, stake: titleOf(stake) })}
      </b>
      {stake.kind === 'match' && <Onward to={stake.match} />}
      {stake.kind === 'title_or_reset' && (
        <span className={styles.note}>
          {interpolate(texts.resetNote, { teamName: secondTeamName })}
        </span>
      )}
    </>
  );
}

function titleOf(stake: Stake): string {
  if (stake.kind === 'match')
    return stake.match.round ?? interpolate(texts.matchNumber, { number: stake.match.matchID });
  if (stake.kind === 'place')
    return interpolate(stake.prize > 0 ? texts.placeAndPrize : texts.placeOnly, {
      place: ordinal(stake.place),
      prize: formatMoney(stake.prize),
    });
  return { advances: texts.advances, out: texts.isOut, title_or_reset: texts.winsTournament }[
    stake.kind
  ];
}

/** When that match is, and against whom. */
function Onward({ to }: { to: OnwardMatch }) {
  const opponent = useOpponent(to);
  return (
    <span className={styles.note}>
      <AppLink to={matchPath(to.id)} className={styles.link}>
        {to.startsAt === null ? (
          interpolate(texts.matchNumber, { number: to.matchID })
        ) : (
          <Time at={to.startsAt} />
        )}
      </AppLink>
      {opponent !== null && `, ${opponent}`}
    </span>
  );
}

/** Who has come on from another match is a result, which some want to see later. */
function useOpponent({ opponent, awaits }: OnwardMatch): string | null {
  const isSpoilerFree = useSpoilerFree();
  if (opponent && !(awaits && isSpoilerFree))
    return interpolate(texts.againstTeam, { teamName: opponent.name });
  if (!awaits) return null;
  const text = awaits.outcome === 'winner' ? texts.againstWinnerOf : texts.againstLoserOf;
  return interpolate(text, { pairing: pairing(awaits) });
}

const THOUSAND = 1_000;

function EloAtStake({ match: { opponents, state } }: { match: WebsiteMatch }) {
  const { A, B } = opponents;
  if (!A || !B || state === 'live') return null;
  const elo = { A: A.elo * THOUSAND, B: B.elo * THOUSAND };
  const gainOf = (winner: 'A' | 'B') =>
    Math.abs(Math.round(teamEloChange(elo, { winner, score: { A: 0, B: 0 } }) / THOUSAND));
  return (
    <p className={styles.elo}>
      {interpolate(texts.eloAtStake, {
        ...{ teamA: A.team.name, gainA: gainOf('A') },
        ...{ teamB: B.team.name, gainB: gainOf('B') },
      })}
    </p>
  );
}
