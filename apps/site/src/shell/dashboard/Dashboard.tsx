import { useAccount } from '../../api/account';
import { AccountHome } from './AccountHome';
import { Register } from './Register';

/** The account's home, or the register page for whoever has none yet. */
export function Dashboard() {
  const account = useAccount();
  return account ? <AccountHome name={account.name ?? account.id} /> : <Register />;
}
