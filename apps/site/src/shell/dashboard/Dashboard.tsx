import { useAccount } from '../../api/account';
import { AccountHome } from './AccountHome';
import { Register } from './Register';

/** The account's home, or the register page for visitors without an account. */
export function Dashboard() {
  const account = useAccount();
  return account ? (
    <AccountHome key={account.id} id={account.id} name={account.name ?? account.id} />
  ) : (
    <Register />
  );
}
