import type { Account } from '@mes/contract/accounts';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { teamPath } from '../../components/pictures/team-path';
import { Skeleton } from '../../components/states/Skeleton';
import styles from './AccountFacts.module.css';

/** Facts that only the owner of the account sees. */
export function AccountFacts({ account }: { account: Account }) {
  const { id, permissions, team, email, discordId, createdAt } = account;
  return (
    <Panel>
      <dl className={styles.facts}>
        <Fact label="Player id">{id}</Fact>
        <Fact label="Team">
          {team ? (
            <AppLink to={teamPath(team.name)}>{`${team.name} [${team.tag}]`}</AppLink>
          ) : (
            <AppLink to="/teams/create">Create a team</AppLink>
          )}
        </Fact>
        <Fact label="E-mail">{email ?? 'None'}</Fact>
        <Fact label="Discord id">{discordId ?? 'None'}</Fact>
        <Fact label="Member since">{dateOf(createdAt)}</Fact>
        <Fact label="Permissions">
          {permissions.length > 0 ? <Permissions permissions={permissions} /> : 'Player'}
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

export function AccountFactsSkeleton() {
  return (
    <Panel>
      <div className={styles.facts}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <div key={place} className={styles.fact}>
            <Skeleton width={72} height={14} />
            <Skeleton width={120} height={20} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Permissions({ permissions }: { permissions: readonly string[] }) {
  return (
    <span className={styles.chips}>
      {permissions.map((permission) => (
        <Chip key={permission}>{permission}</Chip>
      ))}
    </span>
  );
}

function dateOf(time: number): string {
  return new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
