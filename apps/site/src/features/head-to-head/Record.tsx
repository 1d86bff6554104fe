import type { HeadToHead } from '@mes/contract/head-to-head';
import { classNames } from '@mes/ui/class-names';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { RevealButton } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { interpolate } from '../../interpolate';
import { ChanceBar } from '../matches/ChanceBar';
import styles from './Record.module.css';
import * as texts from './texts';

/** Series and maps that each team has won against the other, and who would win today. */
export function Record({ headToHead: { encounters, odds } }: { headToHead: HeadToHead }) {
  const { isHidden, reveal } = useSpoiler(MANY_RESULTS);
  const { team1, team2, wins1, wins2, draws, mapWins1, mapWins2 } = encounters;
  return (
    <Section title={texts.record}>
      <Panel pad>
        <div className={styles.teams}>
          <span className={styles.team}>
            <TeamLogo team={team1} size={48} />
            <TeamName team={team1} link className={styles.name} />
          </span>
          {isHidden ? (
            <RevealButton onReveal={reveal} />
          ) : (
            <dl className={styles.counts} data-spoiler="">
              <Count label={texts.seriesWon} first={wins1} second={wins2} large />
              <Count label={texts.mapsWon} first={mapWins1} second={mapWins2} />
            </dl>
          )}
          <span className={classNames(styles.team, styles.second)}>
            <TeamLogo team={team2} size={48} />
            <TeamName team={team2} link className={styles.name} />
          </span>
        </div>
        {!isHidden && draws > 0 && (
          <p className={styles.draws}>{interpolate(texts.draws, { count: draws })}</p>
        )}
        <div className={styles.chances}>
          <ChanceBar chance={odds.A} teams={[team1.name, team2.name]} />
        </div>
      </Panel>
    </Section>
  );
}

interface CountProps {
  label: string;
  first: number;
  second: number;
  large?: boolean;
}

function Count({ label, first, second, large = false }: CountProps) {
  return (
    <div className={classNames(styles.count, large && styles.large)}>
      <dt>{label}</dt>
      <dd>{`${first} : ${second}`}</dd>
    </div>
  );
}
