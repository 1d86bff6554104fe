import { channels } from '@mes/client/channels';
import { useLive } from '../../api/use-live';
import { useUrlParams } from '../../use-url-params';
import { AccountTable } from './AccountTable';
import { AccountView } from './AccountView';

/** All accounts, or the one that the address names. */
export function Accounts() {
  const [params] = useUrlParams();
  const account = params.get('account')?.trim() ?? '';
  useLive(channels.staff(), { reads: ['accountAdmin'] });
  return account === '' ? <AccountTable /> : <AccountView key={account} id={account} />;
}
