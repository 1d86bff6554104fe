import { useParams } from 'react-router';
import { ArticlePage } from '../../features/articles/ArticlePage';

export default function PostPage() {
  const { value = '' } = useParams();
  return <ArticlePage key={value} slug={value} />;
}
