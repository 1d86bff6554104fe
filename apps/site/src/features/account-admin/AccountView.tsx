import type { AccountDetails } from '@mes/contract/accounts-admin';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Fact } from '../../components/layout/Facts';
import { Panel } from '../../components/layout/Panel';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { useUrlParams } from '../../use-url-params';
import { AccountHistory } from './AccountHistory';
import { AccountKeys } from './AccountKeys';
import { AccountPermissions } from './AccountPermissions';
import { AccountSessions } from './AccountSessions';
import styles from './AccountView.module.css';
import { accountsPath } from './accounts-path';
import { Bans } from './Bans';
import * as texts from './texts';

/** One account: what it may do, where it is signed in, its keys and what was changed. */
export function AccountView({ id }: { id: string }) {
  const [params] = useUrlParams();
  const account = useCall('accountAdmin', 'get', { account: id });
  return (
    <>
      <div>
        <Button
          variant="ghost"
          size="sm"
          to={accountsPath(params)}
          icon={<IconArrowLeft size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.allAccounts}
        </Button>
      </div>
      <Loaded query={account} skeleton={<SkeletonRows rows={5} height={72} />}>
        {(details) => (
          <>
            <Facts account={details} />
            <div className={styles.columns}>
              <div>
                <AccountPermissions account={details} />
                <AccountHistory account={details} />
              </div>
              <div>
                <AccountSessions account={details} />
                <AccountKeys account={details} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function Facts({ account }: { account: AccountDetails }) {
  const { id, name, photo, team, provider, providerId, bannedFrom } = account;
  const path = encodeURIComponent(id);
  return (
    <Panel pad>
      <div className={styles.head}>
        <PlayerPhoto name={name} photo={photo} size={44} />
        <h2 className={styles.name}>{name}</h2>
        {team && <span className={styles.team}>[{team.tag}]</span>}
        <div className={styles.links}>
          <Button size="sm" variant="ghost" to={`/players/${path}`}>
            {texts.openProfile}
          </Button>
          <Button size="sm" variant="ghost" to={`/manage?about=${path}`}>
            {texts.openNotes}
          </Button>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact className={styles.fact} label={texts.id}>
          {id}
        </Fact>
        <Fact className={styles.fact} label={texts.signsInWith}>
          {provider} {providerId}
        </Fact>
        <Fact className={styles.fact} label={texts.created}>
          <Time at={account.createdAt} show="date" />
        </Fact>
        <Fact className={styles.fact} label={texts.lastSeen}>
          {account.lastSeenAt === null ? (
            texts.neverSeen
          ) : (
            <Time at={account.lastSeenAt} show="ago" />
          )}
        </Fact>
        <Fact className={styles.fact} label={texts.bans}>
          {bannedFrom.length === 0 ? texts.noBans : <Bans scopes={bannedFrom} />}
        </Fact>
      </dl>
    </Panel>
  );
}
