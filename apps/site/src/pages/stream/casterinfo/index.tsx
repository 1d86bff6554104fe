import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { CasterDesk } from '../../../features/stream/caster/CasterDesk';

export default function CasterInfoPage() {
  return (
    <Page title="Caster Info" lead="What to say about the match on stream, and who says it how.">
      <Restricted to="Admin|readfacts">
        <CasterDesk />
      </Restricted>
    </Page>
  );
}
