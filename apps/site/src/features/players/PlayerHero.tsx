import type { WebsitePlayer } from '@mes/contract/players';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { ProfileHero } from '../../components/layout/ProfileHero';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { countryName } from './countries';
import { LINK_LABELS, ROLE_LABELS } from './labels';
import styles from './PlayerHero.module.css';
import * as texts from './texts';

interface PlayerHeroProps {
  player: WebsitePlayer;
  /** Buttons for the visitor. */
  actions: ReactNode;
}

export function PlayerHero({ player, actions }: PlayerHeroProps) {
  const { name, photo, teamReference, looking, description, formerNames } = player;
  const { standing, totals, socialLinks } = player;
  return (
    <ProfileHero
      name={name}
      picture={<PlayerPhoto name={name} photo={photo} size={168} />}
      chips={<Facts player={player} />}
      figures={[
        { label: texts.rank, value: standing.rank ?? '-' },
        { label: texts.elo, value: standing.elo },
        { label: texts.rating, value: totals.rating === null ? '-' : totals.rating.toFixed(2) },
      ]}
      formerNames={formerNames}
      actions={
        <>
          {actions}
          {socialLinks.map(({ kind, url }) => (
            <AppLink key={kind} to={url} className={styles.link}>
              {LINK_LABELS[kind]}
            </AppLink>
          ))}
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

function Facts({ player: { country, isLeader, state, looking } }: { player: WebsitePlayer }) {
  return (
    <>
      {country && <Chip>{countryName(country)}</Chip>}
      {isLeader && <Chip>{texts.leader}</Chip>}
      {state !== 'active' && <Chip>{STATE_LABELS[state]}</Chip>}
      {looking && <Chip>{texts.lookingForTeam}</Chip>}
      {looking?.roles.map((role) => (
        <Chip key={role}>{ROLE_LABELS[role]}</Chip>
      ))}
    </>
  );
}

const STATE_LABELS = { banned: texts.banned, deleted: texts.deleted };
