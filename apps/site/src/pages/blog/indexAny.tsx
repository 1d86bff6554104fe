import { usePage } from '../../api/use-page';
import { ArticlePage } from '../../features/articles/ArticlePage';
import page from './indexAny.page';

export default function PostPage() {
  const { value, article, related, embeds, reactions } = usePage(page);
  return (
    <ArticlePage
      key={value}
      article={article}
      related={related?.data}
      embeds={embeds?.data}
      reactions={reactions?.data}
    />
  );
}
