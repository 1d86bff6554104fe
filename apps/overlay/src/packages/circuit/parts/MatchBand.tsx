import { displayName } from '../../../community';
import type { NextMatch } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import styles from './MatchBand.module.css';
import { Panel } from './Panel';
import { Wires } from './Wires';

const FEED = [
  {
    points: [
      [120, 950],
      [216, 950],
    ],
    tone: 'a',
    delay: 650,
  },
] as const;

/** One match in a row at the bottom. */
export function MatchBand({ match: { teamA, teamB, round }, label, note }: NextMatch) {
  return (
    <>
      <Wires wires={FEED} />
      <Panel className={styles.band} inside={styles.inside} tone="a" delay={760}>
        <span className="ci-silk ci-a">{label}</span>
        <Side team={teamA} />
        <span className="ci-silk ci-off">vs</span>
        <Side team={teamB} />
        <Fit className={`${styles.note} ci-silk`} twoLines>
          {[round, note].filter(Boolean).join(', ')}
        </Fit>
      </Panel>
    </>
  );
}

function Side({ team }: { team: NextMatch['match']['teamA'] }) {
  return (
    <span className={styles.side}>
      {team && <TeamLogo team={team} size={56} />}
      <Fit className={`${styles.name} ci-name`}>{team ? displayName(team) : UNDECIDED}</Fit>
    </span>
  );
}
