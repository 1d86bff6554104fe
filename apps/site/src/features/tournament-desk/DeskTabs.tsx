import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { Tabs } from '../../components/layout/Tabs';

/** What staff do with one tournament, a page each. */
export function DeskTabs({ id, at }: { id: string; at: 'editor' | 'rosters' | 'seeding' }) {
  const permissions = usePermissions();
  const own = encodeURIComponent(id);
  const tabs = [
    { id: 'editor', label: 'Settings', to: `/tournament/editor/${own}` },
    { id: 'rosters', label: 'Teams and rosters', to: `/tournament/rosters/${own}` },
    { id: 'seeding', label: 'Seeding', to: `/tournament/seeding/${own}` },
  ] as const;
  const shown = tabs.filter((tab) => tab.id !== 'editor' || satisfies(permissions, 'Admin'));
  return <Tabs label="This tournament" tabs={shown} value={at} />;
}
