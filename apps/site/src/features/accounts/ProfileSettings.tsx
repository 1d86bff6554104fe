import type { Account } from '@mes/contract/accounts';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { WaitingPicture } from '../picture-approval/WaitingPicture';
import { countryName } from '../players/countries';
import { LINK_LABELS, ROLE_LABELS } from '../players/labels';
import styles from './ProfileSettings.module.css';
import * as texts from './texts';
import { useProfileActions } from './use-profile-actions';

/** The profile of the account, with a button to change each entry. */
export function ProfileSettings({ account }: { account: Account }) {
  const actions = useProfileActions(account);
  return (
    <Section
      title={texts.profile}
      more={{ to: `/players/${account.id}`, label: texts.publicProfile }}
    >
      <Panel>
        <dl className={styles.list}>
          <Setting label={texts.name} change={actions.changeName}>
            {account.name}
          </Setting>
          <Setting label={texts.photo} change={actions.changePhoto}>
            <PlayerPhoto name={account.name} photo={account.photo} size={64} />
            <WaitingPicture />
          </Setting>
          <Setting label={texts.gameId} change={actions.changeGameId}>
            {account.gameId ?? <None>{texts.gameIdNeeded}</None>}
            {account.gameIdState && account.gameIdState !== 'verified' && (
              <Chip>{GAME_ID_LABELS[account.gameIdState]}</Chip>
            )}
          </Setting>
          <Setting label={texts.deviceId} change={actions.changeDeviceId}>
            {account.hasDeviceId ? texts.fingerprintOnly : <None>{texts.notGiven}</None>}
          </Setting>
          <Setting label={texts.country} change={actions.changeCountry}>
            {account.country ? countryName(account.country) : <None>{texts.notGiven}</None>}
          </Setting>
          <Setting label={texts.aboutMe} change={actions.changeDescription}>
            {account.description ? (
              <span className={styles.prose}>{account.description}</span>
            ) : (
              <None>{texts.nothingYet}</None>
            )}
          </Setting>
          <Setting label={texts.links} change={actions.changeLinks}>
            {account.socialLinks.length > 0 ? (
              account.socialLinks.map(({ kind }) => <Chip key={kind}>{LINK_LABELS[kind]}</Chip>)
            ) : (
              <None>{texts.none}</None>
            )}
          </Setting>
          {account.team === null && (
            <Setting label={texts.lookingForTeam} change={actions.changeLooking}>
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
          aria-label={interpolate(texts.changeSetting, { setting: label.toLowerCase() })}
          onClick={() => void change()}
        >
          {texts.change}
        </Button>
      </dd>
    </div>
  );
}

function None({ children }: { children: ReactNode }) {
  return <span className={styles.none}>{children}</span>;
}

function Looking({ looking }: Pick<Account, 'looking'>) {
  if (!looking) return <None>{texts.notLooking}</None>;
  return (
    <>
      <span>
        {texts.since} <Time at={looking.since} show="date" />
      </span>
      {looking.roles.map((role) => (
        <Chip key={role}>{ROLE_LABELS[role]}</Chip>
      ))}
    </>
  );
}

const GAME_ID_LABELS = {
  unchecked: texts.notCheckedYet,
  unknown: texts.unknownToGame,
};
