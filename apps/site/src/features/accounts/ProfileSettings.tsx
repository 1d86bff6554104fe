import type { Account } from '@mes/contract/accounts';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Time } from '../../components/text/Time';
import { countryName } from '../players/countries';
import { LINK_LABELS, ROLE_LABELS } from '../players/labels';
import styles from './ProfileSettings.module.css';
import { useProfileActions } from './use-profile-actions';

/** The profile of the account, with a button to change each entry. */
export function ProfileSettings({ account }: { account: Account }) {
  const actions = useProfileActions(account);
  return (
    <Section title="Profile" more={{ to: `/players/${account.id}`, label: 'How others see it' }}>
      <Panel>
        <dl className={styles.list}>
          <Setting label="Name" change={actions.changeName}>
            {account.name}
          </Setting>
          <Setting label="Photo" change={actions.changePhoto}>
            <PlayerPhoto name={account.name} photo={account.photo} size={64} />
          </Setting>
          <Setting label="Game id" change={actions.changeGameId}>
            {account.gameId ?? <None>Needed to sign up for tournaments</None>}
            {account.gameIdState && account.gameIdState !== 'verified' && (
              <Chip>{GAME_ID_LABELS[account.gameIdState]}</Chip>
            )}
          </Setting>
          <Setting label="Device id" change={actions.changeDeviceId}>
            {account.hasDeviceId ? 'Kept as a fingerprint only' : <None>Not given</None>}
          </Setting>
          <Setting label="Country" change={actions.changeCountry}>
            {account.country ? countryName(account.country) : <None>Not given</None>}
          </Setting>
          <Setting label="About me" change={actions.changeDescription}>
            {account.description ? (
              <span className={styles.prose}>{account.description}</span>
            ) : (
              <None>Nothing yet</None>
            )}
          </Setting>
          <Setting label="Links" change={actions.changeLinks}>
            {account.socialLinks.length > 0 ? (
              account.socialLinks.map(({ kind }) => <Chip key={kind}>{LINK_LABELS[kind]}</Chip>)
            ) : (
              <None>None</None>
            )}
          </Setting>
          {account.team === null && (
            <Setting label="Looking for a team" change={actions.changeLooking}>
              <Looking looking={account.looking} />
            </Setting>
          )}
        </dl>
      </Panel>
    </Section>
  );
}

interface SettingProps {
  label: string;
  change: () => Promise<void>;
  children: ReactNode;
}

function Setting({ label, change, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.change}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Change ${label.toLowerCase()}`}
          onClick={() => void change()}
        >
          Change
        </Button>
      </dd>
    </div>
  );
}

function None({ children }: { children: ReactNode }) {
  return <span className={styles.none}>{children}</span>;
}

function Looking({ looking }: Pick<Account, 'looking'>) {
  if (!looking) return <None>Not shown among the free agents</None>;
  return (
    <>
      <span>
        Since <Time at={looking.since} show="date" />
      </span>
      {looking.roles.map((role) => (
        <Chip key={role}>{ROLE_LABELS[role]}</Chip>
      ))}
    </>
  );
}

const GAME_ID_LABELS = {
  unchecked: 'Not checked yet',
  unknown: 'Not known to the game',
};
