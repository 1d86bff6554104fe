import { channels } from '@mes/client/channels';
import type { FormReport } from '@mes/contract/form-schemas';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { showError } from '../../../components/dialogs/dialogs';
import { Chip } from '../../../components/layout/Chip';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { saveText } from '../../../components/text/save-text';
import { interpolate } from '../../../interpolate';
import { STATE_LABELS, STATE_TONES } from '../labels';
import { editorPath, formPath } from '../paths';
import * as texts from '../texts';
import { FieldCharts } from './FieldCharts';
import { ResponseList } from './ResponseList';
import styles from './ResponsesPage.module.css';

const PARTS = [
  { id: 'summary', label: texts.summary },
  { id: 'table', label: texts.table },
] as const;

export default function ResponsesPage({ id }: { id: string }) {
  return (
    <RestrictedPage title={texts.responses} to="Moderator">
      <LoadedResponses id={id} />
    </RestrictedPage>
  );
}

function LoadedResponses({ id }: { id: string }) {
  const report = useCall('forms', 'report', { id });
  useLive(channels.forms(), { reads: ['forms'] });
  return (
    <LoadedPage query={report} title={texts.responses} missing={texts.formNotFound}>
      {(found) => <Responses report={found} />}
    </LoadedPage>
  );
}

function Responses({ report }: { report: FormReport }) {
  const { id, title, state, responses, pending, anonymous } = report;
  const [part, setPart] = useState<(typeof PARTS)[number]['id']>(pending > 0 ? 'table' : 'summary');
  const download = () =>
    api.forms.responsesFile({ id }).then(
      (text) => saveText(text, { name: `${id}-responses.csv`, type: 'text/csv' }),
      (error: unknown) => showError(error),
    );
  return (
    <Page
      title={interpolate(texts.responsesOf, { title })}
      actions={
        <>
          <Button variant="ghost" to={editorPath(id)}>
            {texts.editForm}
          </Button>
          {(state === 'open' || state === 'closed') && (
            <Button variant="ghost" to={formPath(id)}>
              {texts.viewForm}
            </Button>
          )}
          <Button
            variant="ghost"
            icon={<IconDownload size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => void download()}
          >
            {texts.downloadCsv}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <p className={styles.facts}>
          <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
          <span role="status">
            {responses === 1
              ? texts.oneResponse
              : interpolate(texts.responsesCount, { count: responses })}
          </span>
          {anonymous && <Chip>{texts.anonymous}</Chip>}
          {pending > 0 && (
            <Chip tone="info">{interpolate(texts.toReview, { count: pending })}</Chip>
          )}
        </p>
        <Tabs label={texts.partsOfResponses} tabs={PARTS} value={part} onChange={setPart} />
        <TabPanel id={part}>
          {part === 'summary' ? <FieldCharts report={report} /> : <ResponseList report={report} />}
        </TabPanel>
      </div>
    </Page>
  );
}
