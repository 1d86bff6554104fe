import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../AppLink';
import styles from './TeamName.module.css';
import { teamPath } from './team-path';

export interface TeamNameProps {
  team: { name: string; tag?: string | null };
  /**
   * For names in a column of fixed width: below 110 px the tag replaces a name that does not fit.
   */
  shorten?: boolean;
  /** Links to the page of the team. */
  link?: boolean;
  className?: string;
}

/** Names up to this length fit into 110 px. */
const MAX_FITTING_LENGTH = 12;

/** The name of a team, truncated with an ellipsis. */
export function TeamName({ team, shorten = false, link = false, className }: TeamNameProps) {
  const showsTag = shorten && team.tag && team.name.length > MAX_FITTING_LENGTH;
  const text = showsTag ? (
    <>
      <span className={styles.full}>{team.name}</span>
      <span className={styles.tag}>{team.tag}</span>
    </>
  ) : (
    team.name
  );
  const look = {
    className: classNames(styles.name, showsTag ? styles.swaps : undefined, className),
    title: team.name,
  };
  return link ? (
    <AppLink {...look} to={teamPath(team.name)}>
      {text}
    </AppLink>
  ) : (
    <span {...look}>{text}</span>
  );
}
