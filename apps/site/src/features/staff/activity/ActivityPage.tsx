import { IconPlus } from '@tabler/icons-react';
import { useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { Select } from '../../../components/forms/Select';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { PeriodFilter } from '../PeriodFilter';
import * as texts from '../texts';
import { useUrlPeriod } from '../use-url-period';
import { EntryList } from './EntryList';
import { MessageChart } from './MessageChart';
import { PointsChart } from './PointsChart';
import { useAddCredit } from './use-add-credit';

const EVERYONE = 'everyone';

export default function ActivityPage() {
  return (
    <RestrictedPage title={texts.staffActivity} to="Admin">
      <ActivityDesk />
    </RestrictedPage>
  );
}

/** What staff did in a period, for Admins. */
function ActivityDesk() {
  const shown = useUrlPeriod();
  const current = useCall('staff', 'current', {});
  const former = useCall('staff', 'former', {});
  const members = [...(current.data ?? []), ...(former.data ?? [])];
  const addCredit = useAddCredit();
  const { period, user, isReversed } = shown;
  return (
    <Page
      title={texts.staffActivity}
      lead={texts.staffActivityLead}
      actions={
        <Button
          icon={<IconPlus size={17} stroke={1.75} />}
          disabled={members.length === 0}
          onClick={() => void addCredit(members, user)}
        >
          {texts.addCredit}
        </Button>
      }
    >
      <PeriodFilter period={shown}>
        <Select
          label={texts.member}
          options={[
            { value: EVERYONE, label: texts.everyone },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={user ?? EVERYONE}
          onChange={(id) => shown.setUser(id === EVERYONE ? null : id)}
        />
      </PeriodFilter>
      {!isReversed && (
        <>
          {user === null && <PointsChart period={period} />}
          <MessageChart period={period} user={user} />
          <EntryList period={period} user={user} />
        </>
      )}
    </Page>
  );
}
