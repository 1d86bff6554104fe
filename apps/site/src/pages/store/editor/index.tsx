import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { ItemEditor } from '../../../features/store/editor/ItemEditor';
import * as texts from '../../../features/store/texts';

export default function StoreEditorPage() {
  return (
    <RestrictedPage title={texts.editor} to="Admin">
      <ItemEditor />
    </RestrictedPage>
  );
}
