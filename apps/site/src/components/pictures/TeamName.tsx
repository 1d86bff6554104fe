import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../AppLink';
import styles from './TeamName.module.css';
import { teamPath } from './team-path';

export interface TeamNameProps {
  team: { name: string; tag?: string | null };
  /**
   * For rows that give the name a width of its own, such as a grid column: under 110 px the tag
   * stands for a name that would not fit.
   */
  shorten?: boolean;
  /** Leads to the team's page. */
  link?: boolean;
  className?: string;
}

/** Names up to this length fit into 110 px. */
const FITS = 12;

/** The full name of a team, cut with an ellipsis where the row ends. */
export function TeamName({ team, shorten = false, link = false, className }: TeamNameProps) {
  const swaps = shorten && team.tag && team.name.length > FITS;
  const text = swaps ? (
    <>
      <span className={styles.full}>{team.name}</span>
      <span className={styles.tag}>{team.tag}</span>
    </>
  ) : (
    team.name
  );
  const look = {
    className: classNames(styles.name, swaps ? styles.swaps : undefined, className),
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
