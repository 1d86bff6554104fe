import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { CasterDesk } from '../../../features/stream/caster/CasterDesk';

export default function CasterInfoPage() {
  return (
    <Page title="Caster Info" lead="Facts about the match for casters.">
      <Restricted to="Admin|readfacts">
        <CasterDesk />
      </Restricted>
    </Page>
  );
}
