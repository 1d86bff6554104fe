import { channels } from '@mes/client/channels';
import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { useState } from 'react';
import { api } from '../../api/client';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { Switch } from '../../components/forms/Switch';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { STATE_LABELS, STATE_TONES } from './labels';
import styles from './TournamentChooser.module.css';
import * as texts from './texts';

const ROWS = 20;

/** All tournaments including drafts, each linked to its staff page. */
export function TournamentChooser({ to }: { to: (id: string) => string }) {
  const [archived, setArchived] = useState(false);
  useLive(channels.tournaments(), { reads: ['tournaments'] });
  const list = usePagedList({
    key: ['tournaments', 'listAll'],
    size: ROWS,
    filters: { archived },
    load: (request, options) => api.tournaments.listAll(request, options),
  });
  return (
    <>
      <Switch label={texts.showArchived} checked={archived} onChange={setArchived} />
      <LoadedPages
        list={list}
        label={texts.tournaments}
        skeleton={<SkeletonRows rows={8} height={56} />}
        empty={<EmptyRow>{texts.noTournaments}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <ul className={styles.list}>
              {rows.map((tournament) => (
                <Row key={tournament.id} tournament={tournament} to={to(tournament.id)} />
              ))}
            </ul>
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}

function Row({
  tournament: { id, name, state, startsAt, registered },
  to,
}: {
  tournament: TournamentSummary;
  to: string;
}) {
  return (
    <li>
      <AppLink to={to} className={styles.row}>
        <span className={styles.name}>
          {name}
          <span className={styles.id}>{id}</span>
        </span>
        <span className={styles.teams}>{interpolate(texts.teamCount, { teams: registered })}</span>
        <span className={styles.date}>
          {startsAt === null ? texts.noDate : <Time at={startsAt} show="date" />}
        </span>
        <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
      </AppLink>
    </li>
  );
}
