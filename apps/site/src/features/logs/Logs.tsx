import { useState } from 'react';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { AuditLog } from './AuditLog';
import { PlayerLog } from './PlayerLog';
import * as texts from './texts';

const TABS = [
  { id: 'audit', label: texts.auditLog },
  { id: 'player', label: texts.playerLog },
] as const;

export function Logs() {
  const [log, setLog] = useState<(typeof TABS)[number]['id']>('audit');
  return (
    <>
      <Tabs label={texts.whichLog} tabs={TABS} value={log} onChange={setLog} />
      <TabPanel id={log}>{log === 'audit' ? <AuditLog /> : <PlayerLog />}</TabPanel>
    </>
  );
}
