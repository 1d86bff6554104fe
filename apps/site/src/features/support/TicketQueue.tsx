import { channels } from '@mes/client/channels';
import { TICKET_CATEGORIES } from '@mes/domain/support/tickets';
import { useDeferredValue } from 'react';
import { useAccount } from '../../api/account';
import { api } from '../../api/client';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useUrlParams } from '../../use-url-params';
import { CATEGORY_LABELS, QUEUE_LABELS } from './labels';
import { SelectedTickets, useSelection } from './SelectedTickets';
import styles from './TicketQueue.module.css';
import { TicketRows } from './TicketRows';
import * as texts from './texts';

type QueueState = keyof typeof QUEUE_LABELS;

const STATES = (Object.keys(QUEUE_LABELS) as QueueState[]).map((value) => ({
  value,
  label: QUEUE_LABELS[value],
}));
const CATEGORIES = [
  { value: 'any', label: texts.anyCategory },
  ...TICKET_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];

/** All tickets, for staff; the filters are in the address. */
export function TicketQueue() {
  const ownId = useAccount()?.id;
  const [parameters, setParameters] = useUrlParams();
  useLive(channels.tickets(), { reads: ['support'] });
  const selection = useSelection();
  const assignments = useAssignments(ownId);
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(parameters);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParameters(next);
  };
  const state =
    STATES.find(({ value }) => value === parameters.get('state'))?.value ?? 'unresolved';
  const category = TICKET_CATEGORIES.find((each) => each === parameters.get('category'));
  const assignment = parameters.get('assigned') ?? 'anybody';
  const isNamed = assignment !== 'anybody' && assignment !== 'nobody';
  const assignee = assignment === 'mine' ? ownId : isNamed ? assignment : undefined;
  const match = parameters.get('match');
  const about = parameters.get('about');
  const query = parameters.get('query') ?? '';
  const filters = {
    state,
    query: useDeferredValue(query),
    ...(category ? { category } : {}),
    ...(match === null ? {} : { match }),
    ...(about === null ? {} : { about }),
    ...(assignee ? { assignee } : {}),
    unassigned: assignment === 'nobody',
  };
  const list = usePagedList({
    key: ['support', 'list'],
    filters,
    load: (request, options) => api.support.list(request, options),
  });
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          type="search"
          label={texts.search}
          placeholder={texts.searchTickets}
          value={query}
          onChange={(value) => set('query', value === '' ? null : value)}
        />
        <Select
          label={texts.state}
          options={STATES}
          value={state}
          onChange={(value) => set('state', value)}
        />
        <Select
          label={texts.categoryFilter}
          options={CATEGORIES}
          value={category ?? 'any'}
          onChange={(value) => set('category', value === 'any' ? null : value)}
        />
        <Select
          label={texts.assignment}
          options={assignments}
          value={assignment}
          onChange={(value) => set('assigned', value)}
        />
      </div>
      {match !== null && <OnlySome label={texts.ofMatch} onClear={() => set('match', null)} />}
      {about !== null && <OnlySome label={texts.aboutOne} onClear={() => set('about', null)} />}
      <LoadedPages
        list={list}
        label={texts.pagesOfTickets}
        skeleton={<SkeletonRows rows={6} height={64} />}
        empty={<EmptyRow>{texts.noTickets}</EmptyRow>}
      >
        {(rows) => (
          <>
            <TicketRows tickets={rows} showPlayer selection={selection} />
            <SelectedTickets selection={selection} rows={rows} />
          </>
        )}
      </LoadedPages>
    </>
  );
}

/** A filter that only links set. */
function OnlySome({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <p className={styles.only}>
      {label}{' '}
      <Button size="sm" variant="quiet" onClick={onClear}>
        {texts.showAll}
      </Button>
    </p>
  );
}

function useAssignments(ownId: string | undefined) {
  const staff = useCall('support', 'assignees', {}).data ?? [];
  return [
    { value: 'anybody', label: texts.anybody },
    { value: 'mine', label: texts.mine },
    { value: 'nobody', label: texts.nobody },
    ...staff.filter(({ id }) => id !== ownId).map(({ id, name }) => ({ value: id, label: name })),
  ];
}
