import { Page } from '../../components/layout/Page';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { useUrlParams } from '../../use-url-params';
import { ActivityBoard } from './ActivityBoard';
import { MemberTable } from './MemberTable';
import * as texts from './texts';

const TABS = [
  { id: 'activity', label: texts.activity },
  { id: 'current', label: texts.currentStaff },
  { id: 'former', label: texts.formerStaff },
] as const;

export default function StaffPage() {
  return (
    <RestrictedPage title={texts.staff} to="Moderator">
      <StaffBoards />
    </RestrictedPage>
  );
}

/** The staff for moderators: by activity, who is on it, and who was. */
function StaffBoards() {
  const [params, setParams] = useUrlParams();
  const shown = TABS.find(({ id }) => id === params.get('show'))?.id ?? 'activity';
  return (
    <Page title={texts.staff} lead={texts.staffLead}>
      <Tabs
        label={texts.boards}
        tabs={TABS}
        value={shown}
        onChange={(id) => setParams(new URLSearchParams(id === 'activity' ? {} : { show: id }))}
      />
      <TabPanel id={shown}>
        {shown === 'activity' ? <ActivityBoard /> : <MemberTable former={shown === 'former'} />}
      </TabPanel>
    </Page>
  );
}
