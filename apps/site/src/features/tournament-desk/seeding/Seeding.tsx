import { channels } from '@mes/client/channels';
import type { DraftedSeed, Seeding as FinalSeeding } from '@mes/contract/entry-schemas';
import { useState } from 'react';
import { useCall, useWrite } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { confirmAction, showError } from '../../../components/dialogs/dialogs';
import { Checkbox } from '../../../components/forms/Checkbox';
import { Chip } from '../../../components/layout/Chip';
import { Page } from '../../../components/layout/Page';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { RoundVoting } from '../../voting/manage/RoundVoting';
import { DeskTabs } from '../DeskTabs';
import * as texts from '../texts';
import { fitOrder } from './order';
import styles from './Seeding.module.css';
import { SeedList } from './SeedList';

export function Seeding({ id }: { id: string }) {
  return (
    <RestrictedPage title={texts.seeding} to="Moderator">
      <LoadedSeeding id={id} />
    </RestrictedPage>
  );
}

function LoadedSeeding({ id }: { id: string }) {
  const tournament = useCall('tournaments', 'edited', { id });
  const seeding = useCall('tournaments', 'seeding', { id });
  const drafted = useCall('tournaments', 'draftSeeding', { id });
  useLive(channels.tournament(id), { reads: ['tournaments'] });
  return (
    <Page
      title={
        tournament.data
          ? interpolate(texts.seedingOf, { tournamentName: tournament.data.name })
          : texts.seeding
      }
      lead={texts.seedingLead}
    >
      <DeskTabs id={id} current="seeding" />
      <Loaded
        query={drafted}
        skeleton={<SkeletonRows rows={12} height={44} />}
        empty={<EmptyRow>{texts.noTeams}</EmptyRow>}
      >
        {(seeds) => (
          <Loaded query={seeding} skeleton={<SkeletonRows rows={12} height={44} />}>
            {(found) => <SeedingDesk id={id} seeding={found} drafted={seeds} />}
          </Loaded>
        )}
      </Loaded>
      <RoundVoting tournamentId={id} withTitle />
    </Page>
  );
}

interface SeedingDeskProps {
  id: string;
  seeding: FinalSeeding;
  /** All registered teams, in the order that the server suggests. */
  drafted: readonly DraftedSeed[];
}

function SeedingDesk({ id, seeding, drafted }: SeedingDeskProps) {
  const [draft, setDraft] = useState<{ names: string[]; from: string } | null>(null);
  const [separate, setSeparate] = useState(false);
  const submit = useWrite('tournaments', 'submitSeeding');
  const teams = new Map(drafted.map(({ team, elo }) => [team.name, { team, elo }]));
  const published = seeding.teams.map(({ team }) => team.name);
  const names = fitOrder(draft?.names ?? published, [...teams.keys()]);

  const loadOrder = (from: string, order: readonly { readonly name: string }[]) =>
    setDraft({ names: order.map(({ name }) => name), from });
  const send = (final: boolean) =>
    submit.mutateAsync({
      id,
      teams: names,
      final,
      separate: final && separate,
      revision: seeding.revision,
    });
  const submitOwn = () =>
    send(false).then(
      () => notify({ message: texts.orderSubmitted, kind: 'success' }),
      (error: unknown) => showError(error),
    );
  const publish = async () => {
    const done = await confirmAction({
      title: texts.publishTitle,
      message: separate ? texts.publishSpreadMessage : texts.publishMessage,
      confirmLabel: texts.publishSeeding,
      action: () => send(true),
      success: texts.seedingPublished,
    });
    if (done) setDraft(null);
  };

  return (
    <div className={styles.desk}>
      <Section
        title={texts.order}
        more={
          <Chip tone={seeding.state === 'final' && !draft ? 'win' : 'neutral'}>
            {draft ? draft.from : seeding.state === 'final' ? texts.published : texts.notPublished}
          </Chip>
        }
      >
        <Panel>
          <SeedList
            teams={names.flatMap((name) => teams.get(name) ?? [])}
            onChange={(next) =>
              setDraft({ names: next.map(({ team }) => team.name), from: texts.changedByYou })
            }
          />
        </Panel>
      </Section>
      <div className={styles.side}>
        <Section title={texts.startFrom}>
          <Panel pad>
            <div className={styles.buttons}>
              <Button
                variant="ghost"
                onClick={() =>
                  loadOrder(
                    texts.draftFromRatings,
                    drafted.map(({ team }) => team),
                  )
                }
              >
                {texts.draftFromEverything}
              </Button>
              {draft && (
                <Button variant="quiet" onClick={() => setDraft(null)}>
                  {texts.backToPublished}
                </Button>
              )}
              <SubmittedOrders id={id} onLoad={(order, from) => loadOrder(from, order)} />
            </div>
          </Panel>
        </Section>
        <Section title={texts.send}>
          <Panel pad>
            <div className={styles.buttons}>
              <Button variant="ghost" loading={submit.isPending} onClick={() => void submitOwn()}>
                {texts.submitOrder}
              </Button>
              <Checkbox
                label={texts.keepRivalsApart}
                hint={texts.keepRivalsApartHint}
                checked={separate}
                onChange={setSeparate}
              />
              <Button loading={submit.isPending} onClick={() => void publish()}>
                {texts.publishSeeding}
              </Button>
            </div>
          </Panel>
        </Section>
      </div>
    </div>
  );
}

interface SubmittedOrdersProps {
  id: string;
  onLoad: (order: readonly { readonly name: string }[], from: string) => void;
}

function SubmittedOrders({ id, onLoad }: SubmittedOrdersProps) {
  const submitted = useCall('tournaments', 'submittedSeedings', { id });
  return (
    <Loaded
      query={submitted}
      skeleton={<SkeletonRows rows={2} height={40} />}
      empty={<p className={styles.note}>{texts.noOrders}</p>}
    >
      {(orders) => (
        <ul className={styles.orders}>
          {orders.map(({ seeder, teams, submittedAt }) => (
            <li key={seeder.id}>
              <span>
                {seeder.name}
                <span className={styles.note}>
                  {' '}
                  <Time at={submittedAt} show="ago" />
                </span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onLoad(teams, interpolate(texts.orderOf, { name: seeder.name }))}
              >
                {texts.load}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
