import { usePage } from '../../../api/use-page';
import { AuthorPage } from '../../../features/articles/AuthorPage';
import page from './indexAny.page';

export default function NewsOfAuthorPage() {
  const { value, author, news } = usePage(page);
  return <AuthorPage key={value} author={author} news={news} />;
}
