import type { StreamTeam } from '@mes/contract/stream';
import { formatMoney } from '@mes/domain/money/money';
import { startersOf } from '@mes/domain/roster/lineup';
import { ordinal } from '@mes/ui/ordinal';
import type { CSSProperties } from 'react';
import type { TeamInfoModel } from '../../../models/people';
import type { SceneTeam } from '../../../models/team';
import { TeamLogo } from '../../../parts/TeamLogo';
import { regionName } from '../../../parts/team-facts';
import { Globe } from '../globe/Globe';
import { inkLook } from '../globe/paint';
import { homeOf } from '../globe/regions';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Open } from '../parts/Open';
import { Ring } from '../parts/Ring';
import styles from './TeamInfo.module.css';
import { TeamHistory, TeamRoster } from './TeamRoster';

const GLOBE = inkLook(250);
const CENTRE = { x: 412, y: 448 };
const ANYWHERE = { lon: 20, lat: 18 };

/** The region of the team in front on the globe, the roster on an arc, the record as thin numbers. */
export default function TeamInfo({ title, note, team, record }: TeamInfoModel) {
  if (!team) {
    return (
      <>
        <Backdrop />
        <Head title={title} note={note} />
        <Empty>No team is chosen.</Empty>
      </>
    );
  }
  return (
    <>
      <Backdrop isBare />
      <Ring {...CENTRE} radius={296} hasTicks />
      <Globe look={GLOBE} {...CENTRE} view={viewOfTeam(team)} sway={[14, 48]} />
      <div className={`${styles.logo} wd-rise`} style={{ '--d': '1000ms' } as CSSProperties}>
        <TeamLogo team={team} size={190} />
      </div>
      <Head title={title} note={note} />
      <div className={styles.team}>
        <Open delay={800} className={styles.name}>
          <Cut className={`${styles.text} wd-name`} lines="two">
            {team.displayName}
          </Cut>
        </Open>
        <p className="wd-label wd-fade" style={{ '--d': '1200ms' } as CSSProperties}>
          <Cut>
            {[team.details && regionName(team.details.region), record].filter(Boolean).join(', ')}
          </Cut>
        </p>
      </div>
      {team.details && (
        <>
          <TeamRoster players={startersOf(team.details.players)} />
          <Figures team={team.details} />
          <TeamHistory team={team.details} />
        </>
      )}
    </>
  );
}

function viewOfTeam(team: SceneTeam) {
  const home = homeOf(team.details?.region);
  return home ? { lon: home.lon, lat: Math.max(-20, Math.min(30, home.lat - 12)) } : ANYWHERE;
}

function Figures({ team: { rank, statistics, earnings } }: { team: StreamTeam }) {
  const maps = statistics.mapWins + statistics.mapLosses;
  const figures = [
    { label: 'Rank', value: rank === null ? '–' : ordinal(rank) },
    {
      label: 'Maps won',
      value: maps === 0 ? '–' : `${Math.round((100 * statistics.mapWins) / maps)}%`,
    },
    { label: 'Earnings', value: formatMoney(earnings) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }, place) => (
        <div
          key={label}
          className="wd-fade"
          style={{ '--d': `${1_500 + place * 120}ms` } as CSSProperties}
        >
          <dd>
            <Cut className={`${styles.value} wd-number`} widest={100}>
              {value}
            </Cut>
          </dd>
          <dt className="wd-label">{label}</dt>
        </div>
      ))}
    </dl>
  );
}
