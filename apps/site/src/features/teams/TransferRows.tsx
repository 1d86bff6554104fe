import type { Transfer } from '@mes/contract/transfers';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Flag } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Time } from '../../components/text/Time';
import styles from './TransferRows.module.css';
import * as texts from './texts';

interface TransferRowsProps {
  transfers: readonly Transfer[];
  /** On the page of a team, its name goes without saying. */
  ofOneTeam?: boolean;
}

/** Who joined and left, with the other team where the player moved there directly. */
export function TransferRows({ transfers, ofOneTeam = false }: TransferRowsProps) {
  return (
    <Panel>
      <ul className={styles.list}>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} ofOneTeam={ofOneTeam} />
        ))}
      </ul>
    </Panel>
  );
}

function TransferRow({
  transfer: { at, kind, player, team, other },
  ofOneTeam,
}: {
  transfer: Transfer;
  ofOneTeam: boolean;
}) {
  const hasJoined = kind === 'joined';
  return (
    <li className={styles.row}>
      <Time at={at} show="date" className={styles.date} />
      <span className={styles.what}>
        <Chip tone={hasJoined ? 'win' : 'loss'} className={styles.kind}>
          {hasJoined ? texts.joined : texts.left}
        </Chip>
        {!ofOneTeam && <PlayerPhoto name={player.name} photo={player.photo} size={28} />}
        {player.country && <Flag country={player.country} />}
        <AppLink to={`/players/${encodeURIComponent(player.id)}`} className={styles.player}>
          {player.name}
        </AppLink>
        {!ofOneTeam && <Team team={team} />}
        {other && (
          <span className={styles.team}>
            <span className={styles.way}>{hasJoined ? texts.fromTeam : texts.toTeam}</span>
            <Team team={other} />
          </span>
        )}
      </span>
    </li>
  );
}

function Team({ team }: { team: Transfer['team'] }) {
  return (
    <span className={styles.team}>
      <TeamLogo team={team} size={20} plain />
      <TeamName team={team} link />
    </span>
  );
}
