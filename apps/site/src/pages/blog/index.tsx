import { Blog } from '../../features/articles/Blog';

export default function NewsPage() {
  return <Blog />;
}
