import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { Tabs } from '../../components/layout/Tabs';

/** The staff pages of one tournament. */
export function DeskTabs({
  id,
  current,
}: {
  id: string;
  current: 'editor' | 'rosters' | 'seeding';
}) {
  const permissions = usePermissions();
  const encodedId = encodeURIComponent(id);
  const tabs = [
    { id: 'editor', label: 'Settings', to: `/tournament/editor/${encodedId}` },
    { id: 'rosters', label: 'Teams and rosters', to: `/tournament/rosters/${encodedId}` },
    { id: 'seeding', label: 'Seeding', to: `/tournament/seeding/${encodedId}` },
  ] as const;
  const shown = tabs.filter((tab) => tab.id !== 'editor' || satisfies(permissions, 'Admin'));
  return <Tabs label="This tournament" tabs={shown} value={current} />;
}
