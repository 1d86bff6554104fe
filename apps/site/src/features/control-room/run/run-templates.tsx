import { RUN_TEMPLATES, type RunTemplate } from '@mes/domain/show/templates';
import { api } from '../../../api/client';
import { confirmForm } from '../../../components/dialogs/dialogs';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Select } from '../../../components/forms/Select';
import { interpolate } from '../../../interpolate';
import { packageLabel, TEMPLATE_LABELS } from '../labels';
import { PACKAGES } from '../scene-order';
import type { Room } from '../state/room-context';
import { currentPackage } from '../state/use-commands';
import * as texts from './texts';

interface TemplateValues {
  template: RunTemplate;
  package: string;
  matches: 'stream' | 'day';
  startsAt: number | null;
}

const MAX_MATCHES = 16;
const DAY_MS = 86_400_000;

/** Asks which template, and replaces the run with it. */
export async function replaceRun(room: Room): Promise<void> {
  const { run } = room.desk;
  const values = await confirmForm<TemplateValues>({
    title: run.length === 0 ? texts.useTemplate : texts.replaceRun,
    message:
      run.length === 0
        ? texts.startRunMessage
        : interpolate(texts.replaceMessage, { count: run.length }),
    confirmLabel: run.length === 0 ? texts.useTemplate : texts.replaceRun,
    initial: {
      template: templateOf(room.stream.configuration.BestOf),
      package: currentPackage(room),
      matches: 'stream',
      startsAt: null,
    },
    form: ({ values: { template }, set, bind }) => (
      <>
        <Select
          label={texts.templateLabel}
          options={RUN_TEMPLATES.map((each) => ({ value: each, label: TEMPLATE_LABELS[each] }))}
          value={template}
          onChange={(value) => set('template', value)}
        />
        <Select
          label={texts.packageLabel}
          options={PACKAGES.map((each) => ({ value: each, label: packageLabel(each) }))}
          {...bind('package')}
        />
        <Select
          label={texts.matchesLabel}
          options={[
            { value: 'stream', label: texts.streamMatch },
            { value: 'day', label: texts.allPlanned },
          ]}
          {...bind('matches')}
          onChange={(value) => set('matches', value === 'day' ? 'day' : 'stream')}
        />
        <DateTimeInput label={texts.startsAt} hint={texts.startsHint} {...bind('startsAt')} />
      </>
    ),
  });
  if (!values) return;
  const matches = values.matches === 'day' ? await openMatches() : streamMatch(room);
  await room.acts.act({
    act: 'replace_run',
    template: values.template,
    package: values.package,
    matches,
    startsAt: values.startsAt,
  });
}

function templateOf(bestOf: number): RunTemplate {
  if (bestOf === 1) return 'best_of_1';
  return bestOf >= 5 ? 'best_of_5' : 'best_of_3';
}

function streamMatch({ stream }: Room): string[] {
  const { id } = stream.configuration.matchup;
  return id === null ? [] : [id];
}

/** Of the next day, in the order of their times. */
async function openMatches(): Promise<string[]> {
  const { data } = await api.matches.find({
    states: ['live', 'veto', 'scheduled'],
    to: Date.now() + DAY_MS,
    order: 'oldest',
    size: 50,
  });
  return data
    .filter(({ teamA, teamB }) => teamA !== null && teamB !== null)
    .map(({ id }) => id)
    .slice(0, MAX_MATCHES);
}
