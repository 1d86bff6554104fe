import { IconBrandDiscord, IconLogin2 } from '@tabler/icons-react';
import { site } from '../../api/first-data';
import { AppLink } from '../../components/AppLink';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Alert } from '../../components/states/Alert';
import { SignInButton } from '../sign-in/SignInButton';
import { DemoAccounts } from './DemoAccounts';
import styles from './Register.module.css';

export function Register() {
  return (
    <Page
      title="Login or Register"
      lead="Sign in to manage your account and your team, apply to tournaments, vote on matches and enter giveaways. The first sign-in makes your account."
      narrow
    >
      <Panel pad className={styles.panel}>
        <SignInChoice />
      </Panel>
      {site.demoAccounts.length > 0 && (
        <Section title="Demo accounts">
          <DemoAccounts accounts={site.demoAccounts} />
        </Section>
      )}
    </Page>
  );
}

function SignInChoice() {
  if (site.signIn === null) {
    return <Alert kind="warning">Signing in is not set up on this server.</Alert>;
  }
  if (site.signIn === 'development') {
    return (
      <>
        <SignInButton size="lg" icon={<IconLogin2 stroke={1.75} aria-hidden="true" />}>
          Choose an account
        </SignInButton>
        <p className={styles.text}>
          This server has no Discord application, so you can sign in as anyone.
        </p>
      </>
    );
  }
  const Icon = site.signIn === 'discord' ? IconBrandDiscord : IconLogin2;
  return (
    <>
      <SignInButton size="lg" icon={<Icon stroke={1.75} aria-hidden="true" />}>
        {`Sign in with ${site.providerTitle}`}
      </SignInButton>
      <p className={styles.text}>
        {site.providerTitle} tells us who you are and your e-mail address, nothing else, and we
        never see your password. What we keep and for how long is in the{' '}
        <AppLink to="/privacy" className={styles.link}>
          privacy policy
        </AppLink>
        .
      </p>
    </>
  );
}
