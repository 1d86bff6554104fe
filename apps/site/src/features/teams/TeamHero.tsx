import type { WebsiteTeam } from '@mes/contract/teams';
import { Emblem } from '@mes/ui/Emblem.tsx';
import type { ReactNode } from 'react';
import { Chip } from '../../components/layout/Chip';
import { ProfileHero } from '../../components/layout/ProfileHero';
import { formatPercent } from '../../components/text/format-percent';
import { Money } from '../../components/text/Money';
import { interpolate } from '../../interpolate';
import { REGION_LABELS } from './labels';
import * as texts from './texts';

interface TeamHeroProps {
  team: WebsiteTeam;
  /** Buttons for the visitor. */
  actions: ReactNode;
}

export function TeamHero({ team, actions }: TeamHeroProps) {
  const { name, tag, logo, region, leader, description, standing, earnings, state, formerNames } =
    team;
  const { mapWins, mapLosses } = team.statistics;
  return (
    <ProfileHero
      name={name}
      picture={<Emblem name={name} logo={logo} size={148} />}
      chips={
        <>
          <Chip>{tag}</Chip>
          <Chip>{REGION_LABELS[region]}</Chip>
          <Chip>
            {leader ? interpolate(texts.ledBy, { name: leader.name }) : texts.leaderNotFound}
          </Chip>
          {state !== 'active' && <Chip>{STATE_LABELS[state]}</Chip>}
        </>
      }
      figures={[
        { label: texts.worldRank, value: standing.rank ?? '-' },
        { label: texts.elo, value: standing.elo },
        { label: texts.mapsWon, value: formatPercent(mapWins / (mapWins + mapLosses)) },
        { label: texts.earnings, value: <Money cents={earnings} /> },
      ]}
      formerNames={formerNames}
      actions={actions}
    >
      {description && <p>{description}</p>}
    </ProfileHero>
  );
}

const STATE_LABELS = { banned: texts.banned, disbanded: texts.disbanded };
