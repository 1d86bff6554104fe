import { useState } from 'react';
import { Select } from '../../../components/forms/Select';
import { Panel } from '../../../components/layout/Panel';
import { MoreOnScroll } from '../../../components/lists/MoreOnScroll';
import { Pager } from '../../../components/lists/Pager';
import { useInfiniteList } from '../../../components/lists/use-infinite-list';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { Specimen } from '../Specimen';
import styles from './Lists.module.css';

interface ListRequest {
  kind: string;
  page: number;
  size: number;
}

const TOTALS: Record<string, number> = { Matches: 437, Clips: 34 };

/** Simulates the server with a delay. */
async function load({ kind, page, size }: ListRequest) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const total = TOTALS[kind] ?? 0;
  const count = Math.max(0, Math.min(size, total - page * size));
  return Array.from({ length: count }, (_, index) => `${kind} ${page * size + index + 1}`);
}

export function Lists() {
  const [kind, setKind] = useState('Matches');
  const [page, setPage] = useState(5);
  const paged = usePagedList({
    key: ['gallery', 'paged'],
    filters: { kind },
    load: async (request) => ({ data: await load(request), total: TOTALS[request.kind] ?? 0 }),
  });
  const endless = useInfiniteList({
    key: ['gallery', 'endless'],
    filters: { kind: 'Clips' },
    load,
  });
  return (
    <>
      <Specimen name="Pager: few pages, beginning, middle" flow="stack">
        <Pager label="Pages, few" page={1} pages={4} />
        <Pager label="Pages, at the beginning" page={0} pages={44} />
        <Pager label="Pages, in the middle" page={page} pages={44} onChange={setPage} />
      </Specimen>
      <Specimen name="Paged list: back to the first page when the filter changes" flow="stack">
        <Select
          label="Kind"
          options={['Matches', 'Clips', 'Nothing'].map((value) => ({ value, label: value }))}
          value={kind}
          onChange={setKind}
        />
        <Panel>
          <ul className={styles.rows} aria-busy={paged.stale}>
            {paged.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </Panel>
        <Pager label="Pages" page={paged.page} pages={paged.pages} onChange={paged.setPage} />
      </Specimen>
      <Specimen name="Infinite list: more within 150 px of the end" flow="stack">
        <Panel>
          <ul className={styles.rows}>
            {endless.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
          <MoreOnScroll list={endless} end="That is all." />
        </Panel>
      </Specimen>
    </>
  );
}
