import { classNames } from '@mes/ui/class-names';
import { Emblem, type Logo } from '@mes/ui/Emblem.tsx';
import { AppLink } from '../AppLink';
import styles from './TeamLogo.module.css';
import { teamPath } from './team-path';

export interface TeamLogoProps {
  team: { name: string; logo?: Logo | null };
  size?: number;
  /** Not a link, for places where the name beside it is one. */
  plain?: boolean;
  className?: string;
}

/** The logo of a team, linked to its page. */
export function TeamLogo({ team, size = 24, plain = false, className }: TeamLogoProps) {
  if (plain) return <Emblem name={team.name} logo={team.logo} size={size} className={className} />;
  return (
    // A label on the link, as a picture that is still loading has no name.
    <AppLink
      to={teamPath(team.name)}
      aria-label={team.name}
      className={classNames(styles.link, className)}
    >
      <Emblem name={team.name} logo={team.logo} size={size} />
    </AppLink>
  );
}
