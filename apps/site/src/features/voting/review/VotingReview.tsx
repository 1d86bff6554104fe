import { useState } from 'react';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { Clusters } from './Clusters';
import * as texts from './texts';
import { VoidedVotes } from './VoidedVotes';

const TABS = [
  { id: 'suspicious', label: texts.suspicious },
  { id: 'voided', label: texts.voided },
] as const;

/** What staff decide about: votes that look like the work of one person, and those that they voided. */
export function VotingReview() {
  const [part, setPart] = useState<(typeof TABS)[number]['id']>('suspicious');
  return (
    <>
      <Tabs label={texts.parts} tabs={TABS} value={part} onChange={setPart} />
      <TabPanel id={part}>{part === 'suspicious' ? <Clusters /> : <VoidedVotes />}</TabPanel>
    </>
  );
}
