import type { OpenSignup, OwnTeam } from '@mes/contract/personal-home';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { Chip } from '../../components/layout/Chip';
import { interpolate } from '../../interpolate';
import { APPLICATION_LABELS, UNMET_LABELS } from './labels';
import styles from './Rows.module.css';
import * as texts from './texts';

interface FitProps {
  signup: OpenSignup;
  team: OwnTeam | null;
}

/** How a team stands to a tournament: signed up, ready to, or what it misses. */
export function Fit({ signup: { unmet, application }, team }: FitProps) {
  if (application !== null && application !== 'withdrawn')
    return (
      <Chip tone={application === 'registered' ? 'win' : 'info'}>
        {APPLICATION_LABELS[application]}
      </Chip>
    );
  if (!team) return <span className={styles.end}>{texts.needsTeam}</span>;
  const [missing] = unmet;
  if (missing)
    return (
      <span className={styles.misses}>
        <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
        {UNMET_LABELS[missing.kind]}
      </span>
    );
  const players = team.players.filter(({ canPlay }) => canPlay).length;
  return (
    <span className={styles.fits}>
      <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
      {interpolate(texts.fits, { players })}
    </span>
  );
}
