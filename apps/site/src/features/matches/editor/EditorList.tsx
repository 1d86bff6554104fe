import { channels } from '@mes/client/channels';
import type { MatchSummary } from '@mes/contract/match-schemas';
import { MATCH_STATES } from '@mes/contract/vocabulary';
import type { MatchState } from '@mes/domain/series/states';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../api/client';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { countActive, FilterSelect, Filters } from '../../../components/forms/Filters';
import { Select } from '../../../components/forms/Select';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Hidden } from '../../../components/text/Hidden';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { pairing, STATE_LABELS } from '../labels';
import { TeamInput } from '../TeamInput';
import * as texts from '../texts';
import { useTournamentOptions } from '../tournament-options';
import styles from './EditorList.module.css';

const ANY = 'any';
const OPEN: readonly MatchState[] = ['live', 'veto', 'scheduled'];
const STATES = [
  { value: 'open', label: texts.notOver },
  ...MATCH_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
  { value: ANY, label: texts.anyState },
];

const columns: Column<MatchSummary>[] = [
  { id: 'number', header: '#', cell: ({ matchID }) => matchID, hideOnPhone: true },
  {
    id: 'match',
    header: texts.match,
    key: true,
    cell: (match) => (
      <span className={styles.match}>
        {pairing(match)}
        <span className={styles.round}>{match.round}</span>
      </span>
    ),
  },
  {
    id: 'where',
    header: texts.tournament,
    hideOnPhone: true,
    cell: ({ tournament, round }) => [tournament?.name, round].filter(Boolean).join(', '),
  },
  {
    id: 'when',
    header: texts.time,
    hideOnPhone: true,
    cell: ({ startsAt }) => (startsAt === null ? texts.open : <Time at={startsAt} />),
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state, scoreA, scoreB }) => (
      <Chip tone={state === 'live' || state === 'veto' ? 'accent' : 'neutral'}>
        {state === 'scheduled' || state === 'cancelled'
          ? STATE_LABELS[state]
          : `${STATE_LABELS[state]}, ${scoreA} : ${scoreB}`}
      </Chip>
    ),
  },
  {
    id: 'actions',
    header: <Hidden>{texts.actions}</Hidden>,
    numeric: true,
    cell: (match) => (
      <span className={styles.actions}>
        <Button
          variant="quiet"
          size="sm"
          to={`/match/editor/${match.id}`}
          aria-label={interpolate(texts.editPairing, { pairing: pairing(match) })}
        >
          {texts.edit}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          to={`/match/capture/${match.id}`}
          aria-label={interpolate(texts.capturePairing, { pairing: pairing(match) })}
        >
          {texts.capture}
        </Button>
      </span>
    ),
  },
];

/** Matches for staff to edit; by default those that are not over, live ones first. */
export function EditorList() {
  const [team, setTeam] = useState('');
  const [tournament, setTournament] = useState<string | null>(null);
  const [state, setState] = useState('open');
  const tournaments = useTournamentOptions();
  const teamName = useDeferredValue(team.trim());
  const selectedStates = MATCH_STATES.filter((each) => each === state);
  const list = usePagedList({
    key: ['matches', 'find', 'editor'],
    filters: {
      team: teamName || undefined,
      tournamentId: tournament ?? undefined,
      states: state === ANY ? undefined : state === 'open' ? [...OPEN] : selectedStates,
      order: 'urgent',
    } as const,
    size: 20,
    load: (request, options) => api.matches.find(request, options),
  });
  useLive(channels.matches(), { reads: ['matches'] });
  return (
    <>
      <Filters
        active={countActive([tournament, state === 'open' ? null : state])}
        first={<TeamInput label={texts.team} value={team} onChange={setTeam} />}
      >
        <FilterSelect
          label={texts.tournament}
          any={texts.anyTournament}
          searchable
          options={tournaments}
          value={tournament}
          onChange={setTournament}
        />
        <Select label={texts.state} options={STATES} value={state} onChange={setState} />
      </Filters>
      <LoadedPages
        list={list}
        label={texts.matches}
        skeleton={<SkeletonRows rows={10} />}
        empty={<EmptyRow>{texts.noMatchFits}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.matches}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}
