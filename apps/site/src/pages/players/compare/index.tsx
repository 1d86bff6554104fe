import { Page } from '../../../components/layout/Page';
import { Comparison } from '../../../features/players/Comparison';

export default function ComparisonPage() {
  return (
    <Page title="Compare players" lead="Best figures stand out. The address can be shared.">
      <Comparison />
    </Page>
  );
}
