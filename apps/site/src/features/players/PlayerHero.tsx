import type { WebsitePlayer } from '@mes/contract/players';
import { bestVotingBadges } from '@mes/domain/voting/badges';
import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { ProfileHero } from '../../components/layout/ProfileHero';
import { Country } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { ROLE_LABELS } from '../../components/players/labels';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { Money } from '../../components/text/Money';
import { interpolate } from '../../interpolate';
import { signed } from '../matches/labels';
import { LINK_LABELS } from './labels';
import styles from './PlayerHero.module.css';
import * as texts from './texts';

interface PlayerHeroProps {
  player: WebsitePlayer;
  /** Buttons for the visitor. */
  actions: ReactNode;
}

export function PlayerHero({ player, actions }: PlayerHeroProps) {
  const { name, photo, teamReference, looking, description, formerNames } = player;
  const { standing, tournaments, socialLinks } = player;
  const earnings = tournaments.reduce((sum, tournament) => sum + tournament.earnings, 0);
  return (
    <ProfileHero
      name={name}
      picture={<PlayerPhoto name={name} photo={photo} size={120} />}
      chips={<Facts player={player} />}
      figures={[
        { label: texts.worldRank, value: standing.rank ?? '-' },
        { label: texts.elo, value: <EloFigure player={player} /> },
        { label: texts.earnings, value: <Money cents={earnings} /> },
      ]}
      formerNames={formerNames}
      actions={
        <>
          {actions}
          {socialLinks.length > 0 && (
            <div className={styles.links}>
              {socialLinks.map(({ kind, url }) => (
                <AppLink key={kind} to={url} className={styles.link}>
                  {LINK_LABELS[kind]}
                </AppLink>
              ))}
            </div>
          )}
        </>
      }
    >
      {teamReference && (
        <p className={styles.team}>
          <TeamLogo team={teamReference} size={28} plain />
          <TeamName team={teamReference} link />
        </p>
      )}
      {description && <p>{description}</p>}
      {looking?.note && <p>{looking.note}</p>}
    </ProfileHero>
  );
}

/** With what the last series changed. */
function EloFigure({ player: { standing, elo } }: { player: WebsitePlayer }) {
  const change = elo.history.at(-1)?.change;
  return (
    <>
      {standing.elo}
      {change !== undefined && change !== 0 && (
        <SpoilerText of={MANY_RESULTS}>
          <small className={classNames(styles.change, change > 0 ? styles.up : styles.down)}>
            {signed(change)}
          </small>
        </SpoilerText>
      )}
    </>
  );
}

function Facts({ player }: { player: WebsitePlayer }) {
  const { country, isLeader, state, roles, looking, votingBadges } = player;
  return (
    <>
      {country && (
        <Chip>
          <Country country={country} />
        </Chip>
      )}
      {isLeader && <Chip>{texts.leader}</Chip>}
      {state !== 'active' && <Chip>{STATE_LABELS[state]}</Chip>}
      {roles.map((role) => (
        <Chip key={role}>{ROLE_LABELS[role]}</Chip>
      ))}
      {looking && <Chip>{texts.lookingForTeam}</Chip>}
      {bestVotingBadges(votingBadges).map(({ season, kind, value }) => (
        <Chip key={`${season} ${kind}`} tone="accent">
          {interpolate(BADGE_TEXTS[kind], { season, value })}
        </Chip>
      ))}
    </>
  );
}

const BADGE_TEXTS = {
  top_3: texts.badgeTop3,
  top_10: texts.badgeTop10,
  top_10_percent: texts.badgeTop10Percent,
  streak: texts.badgeStreak,
} as const;

const STATE_LABELS = { banned: texts.banned, deleted: texts.deleted };
