import type { Account } from '@mes/contract/accounts';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Fact } from '../../components/layout/Facts';
import { Panel } from '../../components/layout/Panel';
import { teamPath } from '../../components/pictures/team-path';
import { Skeleton } from '../../components/states/Skeleton';
import * as texts from '../texts';
import styles from './AccountFacts.module.css';

/** Facts that only the owner of the account sees. */
export function AccountFacts({ account }: { account: Account }) {
  const { id, permissions, team, email, discordId, createdAt } = account;
  return (
    <Panel>
      <dl className={styles.facts}>
        <Fact className={styles.fact} label={texts.playerId}>
          {id}
        </Fact>
        <Fact className={styles.fact} label={texts.team}>
          {team ? (
            <AppLink to={teamPath(team.name)}>{`${team.name} [${team.tag}]`}</AppLink>
          ) : (
            <AppLink to="/teams/create">{texts.createFirstTeam}</AppLink>
          )}
        </Fact>
        <Fact className={styles.fact} label={texts.email}>
          {email ?? texts.none}
        </Fact>
        <Fact className={styles.fact} label={texts.discordId}>
          {discordId ?? texts.none}
        </Fact>
        <Fact className={styles.fact} label={texts.memberSince}>
          {dateOf(createdAt)}
        </Fact>
        <Fact className={styles.fact} label={texts.permissions}>
          {permissions.length > 0 ? <Permissions permissions={permissions} /> : texts.player}
        </Fact>
      </dl>
    </Panel>
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
