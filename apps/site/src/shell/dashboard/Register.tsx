import { IconBrandDiscord, IconLogin2 } from '@tabler/icons-react';
import { site } from '../../api/first-data';
import { AppLink } from '../../components/AppLink';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Alert } from '../../components/states/Alert';
import { interpolate } from '../../interpolate';
import { SignInButton } from '../sign-in/SignInButton';
import * as texts from '../texts';
import { DemoAccounts } from './DemoAccounts';
import styles from './Register.module.css';

export function Register() {
  return (
    <Page title={texts.loginOrRegister} lead={texts.registerLead} narrow>
      <Panel pad className={styles.panel}>
        <SignInChoice />
      </Panel>
      {site.demoAccounts.length > 0 && (
        <Section title={texts.demoAccounts}>
          <DemoAccounts accounts={site.demoAccounts} />
        </Section>
      )}
    </Page>
  );
}

function SignInChoice() {
  if (site.signIn === null) {
    return <Alert kind="warning">{texts.signInNotSetUp}</Alert>;
  }
  if (site.signIn === 'development') {
    return (
      <>
        <SignInButton size="lg" icon={<IconLogin2 stroke={1.75} aria-hidden="true" />}>
          {texts.chooseAccount}
        </SignInButton>
        <p className={styles.text}>{texts.demoSignIn}</p>
      </>
    );
  }
  const Icon = site.signIn === 'discord' ? IconBrandDiscord : IconLogin2;
  return (
    <>
      <SignInButton size="lg" icon={<Icon stroke={1.75} aria-hidden="true" />}>
        {interpolate(texts.signInWith, { provider: site.providerTitle })}
      </SignInButton>
      <p className={styles.text}>
        {interpolate(texts.providerDiscloses, { provider: site.providerTitle })}{' '}
        <AppLink to="/privacy" className={styles.link}>
          {texts.privacyPolicyLink}
        </AppLink>
        .
      </p>
    </>
  );
}
