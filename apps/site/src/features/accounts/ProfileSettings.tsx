import type { Account } from '@mes/contract/accounts';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Country } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { ROLE_LABELS } from '../../components/players/labels';
import { Time } from '../../components/text/Time';
import { WaitingPicture } from '../picture-approval/WaitingPicture';
import { LINK_LABELS } from '../players/labels';
import styles from './ProfileSettings.module.css';
import * as texts from './texts';

/** The profile of the account, which is edited on a page of its own. */
export function ProfileSettings({ account }: { account: Account }) {
  return (
    <Section
      title={texts.profile}
      more={
        <span className={styles.links}>
          <AppLink to={`/players/${account.id}`}>{texts.publicProfile}</AppLink>
          <Button size="sm" variant="quiet" to="/dashboard/profile">
            {texts.editProfile}
          </Button>
        </span>
      }
    >
      <Panel>
        <dl className={styles.list}>
          <Setting label={texts.name}>{account.name}</Setting>
          <Setting label={texts.photo}>
            <PlayerPhoto name={account.name} photo={account.photo} size={64} />
            <WaitingPicture />
          </Setting>
          <Setting label={texts.gameId}>
            {account.gameId ?? <None>{texts.gameIdNeeded}</None>}
            {account.gameIdState && account.gameIdState !== 'verified' && (
              <Chip>{GAME_ID_LABELS[account.gameIdState]}</Chip>
            )}
          </Setting>
          <Setting label={texts.deviceId}>
            {account.hasDeviceId ? texts.fingerprintOnly : <None>{texts.notGiven}</None>}
          </Setting>
          <Setting label={texts.country}>
            {account.country ? (
              <Country country={account.country} />
            ) : (
              <None>{texts.notGiven}</None>
            )}
          </Setting>
          <Setting label={texts.aboutMe}>
            {account.description ? (
              <span className={styles.prose}>{account.description}</span>
            ) : (
              <None>{texts.nothingYet}</None>
            )}
          </Setting>
          <Setting label={texts.links}>
            {account.socialLinks.length > 0 ? (
              account.socialLinks.map(({ kind }) => <Chip key={kind}>{LINK_LABELS[kind]}</Chip>)
            ) : (
              <None>{texts.none}</None>
            )}
          </Setting>
          <Setting label={texts.roles}>
            {account.roles.length > 0 ? (
              account.roles.map((role) => <Chip key={role}>{ROLE_LABELS[role]}</Chip>)
            ) : (
              <None>{texts.notGiven}</None>
            )}
          </Setting>
          {account.team === null && (
            <Setting label={texts.lookingForTeam}>
              <Looking looking={account.looking} />
            </Setting>
          )}
        </dl>
      </Panel>
    </Section>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function None({ children }: { children: ReactNode }) {
  return <span className={styles.none}>{children}</span>;
}

function Looking({ looking }: Pick<Account, 'looking'>) {
  if (!looking) return <None>{texts.notLooking}</None>;
  return (
    <span>
      {texts.since} <Time at={looking.since} show="date" />
    </span>
  );
}

const GAME_ID_LABELS = {
  unchecked: texts.notCheckedYet,
  unknown: texts.unknownToGame,
};
