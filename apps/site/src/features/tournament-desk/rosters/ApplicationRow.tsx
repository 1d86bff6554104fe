import type { StaffApplication } from '@mes/contract/entry-schemas';
import { DECISIONS, type Decision } from '@mes/domain/roster/decisions';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { Switch } from '../../../components/forms/Switch';
import { IconButton } from '../../../components/IconButton';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { Alert } from '../../../components/states/Alert';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './Rosters.module.css';
import type { useRosterActions } from './use-roster-actions';

const DECISION_LABELS: Record<Decision, string> = {
  registered: texts.register,
  waitlisted: texts.waitlist,
  declined: texts.decline,
  dropped: texts.drop,
  disqualified: texts.disqualify,
};

/** The decisions that are offered in each state; the server may still refuse one. */
const POSSIBLE_DECISIONS: Record<StaffApplication['state'], readonly Decision[]> = {
  applied: ['registered', 'waitlisted', 'declined'],
  waitlisted: ['registered', 'declined'],
  registered: ['waitlisted', 'dropped', 'disqualified'],
  declined: ['registered', 'waitlisted'],
  withdrawn: [],
  dropped: ['registered', 'disqualified'],
  disqualified: ['registered'],
};

interface ApplicationRowProps {
  application: StaffApplication;
  isCheckIn: boolean;
  actions: ReturnType<typeof useRosterActions>;
}

export function ApplicationRow({ application, isCheckIn, actions }: ApplicationRowProps) {
  const { team, elo, seed, state, reason, problems, roster, checkedIn, appliedAt } = application;
  const decisions = DECISIONS.filter((decision) => POSSIBLE_DECISIONS[state].includes(decision));
  return (
    <li>
      <Panel pad>
        <div className={styles.head}>
          <TeamLogo team={team} size={36} plain />
          <span className={styles.team}>
            <TeamName team={team} link />
            <span className={styles.facts}>
              {seed !== null && interpolate(texts.seed, { seed })}
              {interpolate(texts.eloApplied, { elo })} <Time at={appliedAt} show="ago" />
            </span>
          </span>
          {isCheckIn && state === 'registered' && (
            <Switch
              label={texts.isThere}
              checked={checkedIn}
              onChange={(present) => void actions.checkIn(team.name, present)}
            />
          )}
          <span className={styles.actions}>
            {decisions.map((decision) => (
              <Button
                key={decision}
                size="sm"
                variant={decision === 'registered' ? 'primary' : 'quiet'}
                onClick={() => void actions.decide(team.name, decision)}
              >
                {DECISION_LABELS[decision]}
              </Button>
            ))}
          </span>
        </div>
        {reason && <p className={styles.facts}>{reason}</p>}
        {problems.length > 0 && (
          <Alert kind="warning" className={styles.problems}>
            {problems.join(' ')}
          </Alert>
        )}
        <ul className={styles.roster}>
          {roster.map((player) => (
            <li key={player.id} className={styles.player}>
              <AppLink to={`/players/${encodeURIComponent(player.id)}`}>{player.name}</AppLink>
              {player.isLeader && <Chip>{texts.leader}</Chip>}
              {player.substitute && <Chip tone="info">{texts.substitute}</Chip>}
              <IconButton
                size="sm"
                label={interpolate(texts.takeOutLabel, { name: player.name })}
                icon={<IconX size={14} stroke={1.75} />}
                onClick={() => void actions.removePlayer(team.name, player)}
              />
            </li>
          ))}
          <li>
            <Button
              size="sm"
              variant="quiet"
              icon={<IconUserPlus size={16} stroke={1.75} />}
              onClick={() => void actions.addPlayer(team.name)}
            >
              {texts.addPlayerToRoster}
            </Button>
          </li>
        </ul>
      </Panel>
    </li>
  );
}
