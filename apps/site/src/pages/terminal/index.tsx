import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { Terminal } from '../../features/terminal/Terminal';
import * as texts from '../../features/terminal/texts';

export default function TerminalPage() {
  return (
    <RestrictedPage title={texts.terminal} to="Admin">
      <Terminal />
    </RestrictedPage>
  );
}
