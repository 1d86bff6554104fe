import { usePage } from '../../api/use-page';
import { TransfersPage } from '../../features/teams/TransfersPage';
import { transferFilterFrom } from '../../features/teams/transfer-filter';
import { useSearchParams } from '../../router/use-search-params';
import page from './index.page';

export default function Transfers() {
  const { transfers } = usePage(page);
  const [params] = useSearchParams();
  return <TransfersPage filter={transferFilterFrom(params)} transfers={transfers} />;
}
