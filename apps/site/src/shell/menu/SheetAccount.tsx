import { IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { Button } from '../../components/Button';
import { darkMode } from '../../preferences';
import { useFlag } from '../../stored-flag';
import { SignInButton } from '../sign-in/SignInButton';
import { signOut } from '../sign-in/sign-in';
import * as texts from '../texts';
import styles from './SheetAccount.module.css';

/** The footer of the sheet: theme, account, sign-in or log out. */
export function SheetAccount({ onChoose }: { onChoose: () => void }) {
  const account = useAccount();
  const dark = useFlag(darkMode);
  const ThemeIcon = dark ? IconSun : IconMoon;
  return (
    <div className={styles.foot}>
      <Button
        variant="quiet"
        icon={<ThemeIcon stroke={1.75} aria-hidden="true" />}
        onClick={() => darkMode.set(!dark)}
      >
        {dark ? texts.lightMode : texts.darkMode}
      </Button>
      {account ? (
        <>
          <Button
            to="/dashboard"
            variant="ghost"
            icon={<IconUser stroke={1.75} aria-hidden="true" />}
            onClick={onChoose}
          >
            <span className={styles.name}>{account.name ?? account.id}</span>
          </Button>
          <Button
            variant="ghost"
            icon={<IconLogout stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              onChoose();
              void signOut();
            }}
          >
            {texts.logOut}
          </Button>
        </>
      ) : (
        <>
          <SignInButton variant="ghost" onStart={onChoose} />
          <Button to="/dashboard" onClick={onChoose}>
            {texts.register}
          </Button>
        </>
      )}
    </div>
  );
}
