import { usePage } from '../../api/use-page';
import { Blog } from '../../features/articles/Blog';
import page from './index.page';

export default function NewsPage() {
  return <Blog news={usePage(page).news} />;
}
