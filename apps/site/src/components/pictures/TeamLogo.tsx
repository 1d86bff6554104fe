import { classNames } from '@mes/ui/class-names';
import { Emblem, type Logo } from '@mes/ui/Emblem.tsx';
import { AppLink } from '../AppLink';
import styles from './TeamLogo.module.css';
import { teamPath } from './team-path';

export interface TeamLogoProps {
  team: { name: string; logo?: Logo | null };
  size?: number;
  /** Where the team's name stands beside it as a link already: one link is enough to tab through. */
  plain?: boolean;
  className?: string;
}

/** The logo of a team, which leads to its page. */
export function TeamLogo({ team, size = 24, plain = false, className }: TeamLogoProps) {
  if (plain) return <Emblem name={team.name} logo={team.logo} size={size} className={className} />;
  return (
    // Named itself: a picture that is still loading names nothing.
    <AppLink
      to={teamPath(team.name)}
      aria-label={team.name}
      className={classNames(styles.link, className)}
    >
      <Emblem name={team.name} logo={team.logo} size={size} />
    </AppLink>
  );
}
