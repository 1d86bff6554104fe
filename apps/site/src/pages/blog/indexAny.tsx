import { usePage } from '../../api/use-page';
import { ArticlePage } from '../../features/articles/ArticlePage';
import page from './indexAny.page';

export default function PostPage() {
  const { value, article, newest } = usePage(page);
  return <ArticlePage key={value} article={article} newest={newest?.data?.data} />;
}
