import type { Account } from '@mes/contract/accounts';
import { lazy, Suspense } from 'react';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { OwnData } from '../../features/accounts/OwnData';
import { SessionList } from '../../features/accounts/SessionList';
import { DevicePush } from '../push/DevicePush';
import * as texts from '../texts';

/** Few people have programs, so that the settings load without it. */
const ApiKeys = lazy(() => import('../../features/api-keys/ApiKeys'));

interface AccountSettingsProps {
  /** Null where it could not be loaded. */
  account: Account | null;
  /** Of a banned account only its data remain. */
  isRefused: boolean;
}

/** What the dashboard ends with: push, sign-ins, keys and the own data. */
export default function AccountSettings({ account, isRefused }: AccountSettingsProps) {
  const ownData = account && <OwnData account={account} />;
  if (isRefused) return ownData;
  return (
    <>
      <Section
        title={texts.notifications}
        id="notifications"
        more={{ to: '/notifications?show=preferences', label: texts.notificationPreferences }}
      >
        <Panel pad>
          <DevicePush />
        </Panel>
      </Section>
      <SessionList />
      {/* Together, so that no button moves from under a pointer when the keys have loaded. */}
      <Suspense>
        <ApiKeys />
        {ownData}
      </Suspense>
    </>
  );
}
