import type { DiscordStatus } from '@mes/contract/discord';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './Discord.module.css';
import * as texts from './texts';

export function Connection({ status }: { status: DiscordStatus }) {
  const { connected, connectedAt, problem, queued, failed, commands, ticketCategory } = status;
  return (
    <Section title={texts.connection}>
      <Panel pad>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.connection}</dt>
            <dd>
              <Chip tone={connected ? 'win' : status.configured ? 'loss' : 'neutral'}>
                {stateOf(status)}
              </Chip>
            </dd>
          </div>
          {connected && connectedAt !== null && (
            <div>
              <dt>{texts.since}</dt>
              <dd>
                <Time at={connectedAt} show="ago" />
              </dd>
            </div>
          )}
          {!connected && problem !== null && (
            <div>
              <dt>{texts.lastProblem}</dt>
              <dd>{problem}</dd>
            </div>
          )}
          <div>
            <dt>{texts.waiting}</dt>
            <dd>{queued}</dd>
          </div>
          <div>
            <dt>{texts.refused}</dt>
            <dd>{failed}</dd>
          </div>
          <div>
            <dt>{texts.tickets}</dt>
            <dd>{ticketCategory === null ? texts.ticketsOnSite : texts.ticketsMirrored}</dd>
          </div>
          <div>
            <dt>{texts.slashCommands}</dt>
            <dd>{texts.commandStates[commands ?? 'none']}</dd>
          </div>
        </dl>
      </Panel>
    </Section>
  );
}

function stateOf({ configured, connected, botName }: DiscordStatus): string {
  if (!configured) return texts.notConfigured;
  if (!connected) return texts.notConnected;
  return botName === null ? texts.connected : interpolate(texts.connectedAs, { name: botName });
}
