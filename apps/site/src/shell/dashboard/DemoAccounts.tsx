import { Panel } from '../../components/layout/Panel';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { SignInButton } from '../sign-in/SignInButton';
import * as texts from '../texts';
import styles from './DemoAccounts.module.css';

interface DemoAccountsProps {
  accounts: readonly { readonly name: string; readonly about: string }[];
}

/** Signs in as a demo account with one click, to try the site in every role. */
export function DemoAccounts({ accounts }: DemoAccountsProps) {
  return (
    <Panel>
      <ul>
        {accounts.map(({ name, about }) => (
          <li key={name} className={styles.row}>
            <b className={styles.name}>{name}</b>
            <span className={styles.about}>{about}</span>
            <SignInButton as={name} variant="quiet" size="sm">
              {texts.signIn} <Hidden>{interpolate(texts.signInAs, { name })}</Hidden>
            </SignInButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
