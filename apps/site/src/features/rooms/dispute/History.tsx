import type { Dispute } from '@mes/contract/dispute-schemas';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import { Section } from '../../../components/layout/Section';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { nameOf } from '../labels';
import styles from './Dispute.module.css';
import * as texts from './texts';

interface Entry {
  readonly key: string;
  readonly at: number;
  readonly title: string;
  readonly note?: string;
  readonly isKey?: boolean;
}

/** What happened, oldest first. */
export function History({ match, dispute }: { match: WebsiteMatch; dispute: Dispute }) {
  return (
    <Section title={texts.history}>
      <ol className={styles.history}>
        {entriesOf(match, dispute).map(({ key, at, title, note, isKey }) => (
          <li key={key} className={classNames(isKey && styles.key)}>
            <Time at={at} show="clock" />
            <span>
              <b>{title}</b>
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function entriesOf(match: WebsiteMatch, { reports, call, rulings }: Dispute): Entry[] {
  const entries: Entry[] = reports.map((report) => ({
    key: report.id,
    at: report.createdAt,
    title: interpolate(texts.teamReported, {
      teamName: nameOf(match, report.opponent),
      score: `${report.scoreA} : ${report.scoreB}`,
    }),
    note: report.by?.name,
    isKey: report.state === 'disputed',
  }));
  if (match.startedAt !== null)
    entries.push({ key: 'start', at: match.startedAt, title: texts.matchStarted });
  if (call)
    entries.push({ key: call.id, at: call.createdAt, title: texts.staffCalled, note: call.reason });
  if (call?.takenBy && call.takenAt !== null)
    entries.push({
      ...{ key: 'taken', at: call.takenAt },
      title: interpolate(texts.staffTook, { name: call.takenBy.name }),
    });
  for (const { id, by, createdAt, reason, undoneAt } of rulings) {
    const title = interpolate(texts.ruled, { name: by?.name ?? texts.somebody });
    entries.push({ key: id, at: createdAt, title, note: reason });
    if (undoneAt !== null) entries.push({ key: `${id} undone`, at: undoneAt, title: texts.undone });
  }
  return entries.sort((one, other) => one.at - other.at);
}
