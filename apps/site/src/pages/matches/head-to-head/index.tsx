import { usePage } from '../../../api/use-page';
import { HeadToHeadPage } from '../../../features/head-to-head/HeadToHeadPage';
import page from './index.page';

export default function HeadToHead() {
  const { headToHead } = usePage(page);
  return <HeadToHeadPage headToHead={headToHead} />;
}
