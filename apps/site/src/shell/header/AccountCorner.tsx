import { IconLogout, IconUser } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { SignInButton } from '../sign-in/SignInButton';
import { signOut } from '../sign-in/sign-in';
import * as texts from '../texts';
import styles from './AccountCorner.module.css';
import { AccountMenu } from './AccountMenu';

/** Sign in and Register, or the account's name, Sign out and its menu. */
export function AccountCorner() {
  const account = useAccount();
  return (
    <div className={styles.corner}>
      {account ? (
        <>
          <Button
            to="/dashboard"
            variant="ghost"
            size="sm"
            icon={<IconUser stroke={1.75} aria-hidden="true" />}
            className={styles.account}
          >
            <span className={styles.name}>{account.name ?? account.id}</span>
          </Button>
          <IconButton
            label={texts.logOut}
            icon={<IconLogout stroke={1.75} />}
            onClick={() => void signOut()}
          />
          <AccountMenu />
        </>
      ) : (
        <>
          <SignInButton variant="ghost" size="sm" />
          <Button to="/dashboard" size="sm">
            {texts.register}
          </Button>
        </>
      )}
    </div>
  );
}
