import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { Tabs } from '../../components/layout/Tabs';
import * as texts from './texts';

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
    { id: 'editor', label: texts.settings, to: `/tournament/editor/${encodedId}` },
    { id: 'rosters', label: texts.teamsAndRosters, to: `/tournament/rosters/${encodedId}` },
    { id: 'seeding', label: texts.seeding, to: `/tournament/seeding/${encodedId}` },
  ] as const;
  const shown = tabs.filter((tab) => tab.id !== 'editor' || satisfies(permissions, 'Admin'));
  return <Tabs label={texts.thisTournament} tabs={shown} value={current} />;
}
