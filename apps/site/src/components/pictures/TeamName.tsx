import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../AppLink';
import styles from './TeamName.module.css';
import { teamPath } from './team-path';

export interface TeamNameProps {
  team: { name: string; tag?: string | null };
  /**
   * For names in a column that may be narrow: the tag replaces a name that does not fit.
   */
  shorten?: boolean;
  /** Links to the page of the team. */
  link?: boolean;
  className?: string;
}

/** Names up to this length are no wider than tags need. */
const SHORT = 7;
/** The longest names that fit until their column is as narrow as `TeamName.module.css` says. */
const MEDIUM = 9;
const LONG = 12;

/** The name of a team, truncated with an ellipsis. */
export function TeamName({ team, shorten = false, link = false, className }: TeamNameProps) {
  const showsTag = shorten && team.tag && team.name.length > SHORT;
  const text = showsTag ? (
    // The tag is no text of its own, so that the name is read and copied once.
    <span className={lengthOf(team.name)} data-tag={team.tag}>
      <span className={styles.full}>{team.name}</span>
    </span>
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

function lengthOf({ length }: string): string | undefined {
  if (length <= MEDIUM) return styles.medium;
  return length <= LONG ? styles.long : styles.longest;
}
