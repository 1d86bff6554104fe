import type { DiscordChannel } from '@mes/contract/discord';
import { useCall } from '../../api/use-call';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Discord.module.css';
import { IdChoice } from './IdChoice';
import { IdList } from './IdList';
import * as texts from './texts';

const WRITABLE: readonly DiscordChannel['kind'][] = ['text', 'announcement'];
const ARCHIVED: readonly DiscordChannel['kind'][] = [...WRITABLE, 'thread', 'voice'];

export function ChannelChoices() {
  const channels = useCall('discord', 'channels', {});
  return (
    <Section title={texts.channels}>
      <Panel pad>
        <Loaded
          query={channels}
          skeleton={<SkeletonRows rows={3} height={64} />}
          empty={<EmptyRow>{texts.notSeenYet}</EmptyRow>}
        >
          {(all) => <Choices all={all} />}
        </Loaded>
      </Panel>
    </Section>
  );
}

function Choices({ all }: { all: readonly DiscordChannel[] }) {
  const writable = named(all, WRITABLE);
  const categories = all.filter(({ kind }) => kind === 'category');
  return (
    <div className={styles.grid}>
      <IdList
        property="discordResultsChannels"
        label={texts.results}
        hint={texts.resultsHint}
        choices={writable}
      />
      <IdList
        property="discordSignupsChannels"
        label={texts.signups}
        hint={texts.signupsHint}
        choices={writable}
      />
      <IdList
        property="discordLiveChannels"
        label={texts.live}
        hint={texts.liveHint}
        choices={writable}
      />
      <IdList
        property="discordAnnouncementsChannels"
        label={texts.announcements}
        hint={texts.announcementsHint}
        choices={writable}
      />
      <IdList
        property="discordArchiveChannels"
        label={texts.archive}
        hint={texts.archiveHint}
        choices={named(all, ARCHIVED)}
      />
      <IdChoice
        property="discordTicketCategory"
        label={texts.tickets}
        hint={texts.ticketsHint}
        choices={categories}
        none={texts.ticketsNone}
      />
    </div>
  );
}

/** With the number sign that Discord shows before them. */
function named(all: readonly DiscordChannel[], kinds: readonly DiscordChannel['kind'][]) {
  return all
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id, name }) => ({ id, name: `#${name}` }));
}
