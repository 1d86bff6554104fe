import type { BanPreview as Preview } from '@mes/contract/moderation-schemas';
import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import { useCall } from '../../../api/use-call';
import { Alert } from '../../../components/states/Alert';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './BanPreview.module.css';

const PARTS: readonly { key: keyof Preview; text: string }[] = [
  { key: 'signups', text: texts.affectedSignups },
  { key: 'lineups', text: texts.affectedLineups },
  { key: 'matches', text: texts.affectedMatches },
  { key: 'votes', text: texts.affectedVotes },
  { key: 'tickets', text: texts.affectedTickets },
];

/** What the ban would touch, before it is made. A failed read must not stand in its way. */
export function BanPreview({ about, scope }: { about: string; scope: BanScope }) {
  const { data } = useCall('notes', 'previewBan', { about, scope });
  if (!data) return null;
  const affected = PARTS.filter(({ key }) => data[key].total > 0);
  if (affected.length === 0) return <Alert>{texts.nothingAffected}</Alert>;
  return (
    <Alert kind="warning" title={texts.affected}>
      <ul className={styles.preview}>
        {affected.map(({ key, text }) => (
          <li key={key}>
            {interpolate(text, { total: data[key].total })} {namesOf(data[key])}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function namesOf({ total, first }: Preview['votes']): string {
  const more = total - first.length;
  const names = first.join(', ');
  return more === 0 ? names : interpolate(texts.andMore, { names, more });
}
