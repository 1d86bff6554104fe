import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { ArticleDesk } from '../../../features/articles/editor/ArticleDesk';
import { WRITERS } from '../../../features/articles/use-may-write';

export default function ArticleEditorPage() {
  return (
    <RestrictedPage title="Article Editor" to={WRITERS}>
      <ArticleDesk />
    </RestrictedPage>
  );
}
