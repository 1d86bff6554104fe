import type { WebsiteTeam } from '@mes/contract/teams';
import { Emblem } from '@mes/ui/Emblem.tsx';
import type { ReactNode } from 'react';
import { Chip } from '../../components/layout/Chip';
import { ProfileHero } from '../../components/layout/ProfileHero';
import { Money } from '../../components/text/Money';
import { REGION_LABELS } from './labels';

interface TeamHeroProps {
  team: WebsiteTeam;
  /** Buttons for the visitor. */
  actions: ReactNode;
}

export function TeamHero({ team, actions }: TeamHeroProps) {
  const { name, tag, logo, region, leader, description, standing, earnings, state, formerNames } =
    team;
  return (
    <ProfileHero
      name={name}
      picture={<Emblem name={name} logo={logo} size={148} />}
      chips={
        <>
          <Chip>{tag}</Chip>
          <Chip>{REGION_LABELS[region]}</Chip>
          <Chip>{leader ? `Led by ${leader.name}` : 'Leader not found'}</Chip>
          {state !== 'active' && <Chip>{STATE_LABELS[state]}</Chip>}
        </>
      }
      figures={[
        { label: 'World rank', value: standing.rank ?? '-' },
        { label: 'Elo', value: standing.elo },
        { label: 'Earnings', value: <Money cents={earnings} /> },
      ]}
      formerNames={formerNames}
      actions={actions}
    >
      {description && <p>{description}</p>}
    </ProfileHero>
  );
}

const STATE_LABELS = { banned: 'Banned', disbanded: 'Disbanded' };
