import type { TournamentStatistics } from '@mes/contract/statistics';
import { AppLink } from '../../../components/AppLink';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { formatPercent } from '../../../components/text/format-percent';
import { interpolate } from '../../../interpolate';
import { matchPath } from '../../matches/paths';
import { Score } from '../../matches/Score';
import * as texts from './texts';
import styles from './Upsets.module.css';

type Upset = TournamentStatistics['upsets']['biggest'][number];

/** Matches that the team with the lower Elo won, the smallest chance first. */
export function Upsets({ upsets }: { upsets: TournamentStatistics['upsets'] }) {
  const { count, rated, biggest } = upsets;
  return (
    <Section
      title={texts.upsets}
      more={rated > 0 ? interpolate(texts.upsetsOf, { count, rated }) : undefined}
    >
      {biggest.length === 0 ? (
        <EmptyRow>{texts.noUpsets}</EmptyRow>
      ) : (
        <>
          <Panel>
            <ul className={styles.list}>
              {biggest.map((upset) => (
                <li key={upset.match}>
                  <Row upset={upset} />
                </li>
              ))}
            </ul>
          </Panel>
          <p className={styles.note}>{texts.upsetsNote}</p>
        </>
      )}
    </Section>
  );
}

function Row({ upset: { match, winner, loser, chance } }: { upset: Upset }) {
  const label = interpolate(texts.upset, {
    winner: winner.name,
    loser: loser.name,
    score: winner.score,
    otherScore: loser.score,
    chance: formatPercent(chance),
  });
  return (
    <AppLink to={matchPath(match)} className={styles.row} aria-label={label}>
      <b className={styles.chance}>{formatPercent(chance)}</b>
      <Team team={winner} />
      <Score first={winner.score} second={loser.score} won="first" />
      <Team team={loser} isLoser />
    </AppLink>
  );
}

function Team({ team, isLoser = false }: { team: Upset['winner']; isLoser?: boolean }) {
  return (
    <span className={styles.team} data-lost={isLoser || undefined}>
      <TeamLogo team={team} size={20} plain />
      <span className={styles.names}>
        <TeamName team={team} />
        <span className={styles.elo}>{interpolate(texts.elo, { elo: team.elo })}</span>
      </span>
    </span>
  );
}
