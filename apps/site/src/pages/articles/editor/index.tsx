import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { ArticleDesk } from '../../../features/articles/editor/ArticleDesk';
import * as texts from '../../../features/articles/texts';
import { WRITERS } from '../../../features/articles/use-may-write';

export default function ArticleEditorPage() {
  return (
    <RestrictedPage title={texts.articleEditor} to={WRITERS}>
      <ArticleDesk />
    </RestrictedPage>
  );
}
