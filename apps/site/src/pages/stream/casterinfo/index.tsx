import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { CasterDesk } from '../../../features/stream/caster/CasterDesk';
import * as texts from '../../../features/stream/texts';

export default function CasterInfoPage() {
  return (
    <Page title={texts.casterInfo} lead={texts.casterInfoLead}>
      <Restricted to="Admin|readfacts">
        <CasterDesk />
      </Restricted>
    </Page>
  );
}
