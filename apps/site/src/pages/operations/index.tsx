import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { Operations } from '../../features/operations/Operations';
import * as texts from '../../features/operations/texts';

export default function OperationsPage() {
  return (
    <RestrictedPage title={texts.operations} to="Admin">
      <Operations />
    </RestrictedPage>
  );
}
