import type { FormReport, StaffFormResponse } from '@mes/contract/form-schemas';
import { answerTexts } from '@mes/domain/forms/display';
import { useState } from 'react';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { useDebounced } from '../../../components/forms/use-debounced';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { REVIEW_LABELS, REVIEW_TONES } from '../labels';
import * as texts from '../texts';
import { labelOf } from './known-label';
import { NO_FILTER, ResponseFilters, toRequest } from './ResponseFilters';
import styles from './ResponseList.module.css';
import { ResponseView } from './ResponseView';

const SEARCH_DELAY = 300;

/** The responses in pages, or one of them. */
export function ResponseList({ report }: { report: FormReport }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const settledFilter = useDebounced(filter, SEARCH_DELAY);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = usePagedList({
    key: ['forms', 'getResponses'],
    filters: toRequest(report.id, settledFilter),
    size: 20,
    load: (wanted, options) => api.forms.getResponses(wanted, options),
  });
  const index = list.rows.findIndex(({ id }) => id === openId);
  const opened = list.rows[index];
  const rowAt = (place: number) => {
    const row = list.rows[place];
    return row && (() => setOpenId(row.id));
  };

  if (opened) {
    return (
      <ResponseView
        report={report}
        response={opened}
        onBack={() => setOpenId(null)}
        onPrevious={rowAt(index - 1)}
        onNext={rowAt(index + 1)}
      />
    );
  }
  const isFiltered = filter !== NO_FILTER;
  return (
    <div className={styles.list}>
      <ResponseFilters report={report} filter={filter} onChange={setFilter} />
      <Panel>
        <LoadedPages
          list={list}
          label={texts.pagesOfResponses}
          skeleton={<SkeletonRows rows={8} />}
          empty={<EmptyRow>{isFiltered ? texts.noMatching : texts.noResponses}</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption={texts.responses}
              columns={columnsOf(report, setOpenId)}
              rows={rows}
              rowKey={({ id }) => id}
              stickyFirst
            />
          )}
        </LoadedPages>
      </Panel>
    </div>
  );
}

function columnsOf(
  { fields, reviewed, anonymous }: FormReport,
  onOpen: (id: string) => void,
): Column<StaffFormResponse>[] {
  const name = ({ playerName }: StaffFormResponse) => playerName ?? texts.anonymous;
  return [
    {
      id: 'player',
      header: texts.player,
      key: true,
      cell: (row) => (
        <Button
          variant="quiet"
          size="sm"
          aria-label={interpolate(texts.openResponse, { name: name(row) })}
          onClick={() => onOpen(row.id)}
        >
          {row.playerName ?? texts.open}
        </Button>
      ),
    },
    {
      id: 'answered',
      header: texts.answered,
      hideOnPhone: true,
      cell: ({ createdAt }) => <Time at={createdAt} show={anonymous ? 'date' : 'moment'} />,
    },
    ...(reviewed ? [REVIEW_COLUMN] : []),
    ...fields.map(
      (known): Column<StaffFormResponse> => ({
        id: known.field.id,
        header: labelOf(known),
        cell: ({ answers, names }) => {
          if (!Object.hasOwn(answers, known.field.id)) return '-';
          if (known.field.kind === 'picture') return texts.answered;
          const answer = answers[known.field.id]!;
          return (
            <span className={styles.cell}>{answerTexts(known, answer, names).join(', ')}</span>
          );
        },
      }),
    ),
  ];
}

const REVIEW_COLUMN: Column<StaffFormResponse> = {
  id: 'review',
  header: texts.review,
  cell: ({ review }) => review && <Chip tone={REVIEW_TONES[review]}>{REVIEW_LABELS[review]}</Chip>,
};
