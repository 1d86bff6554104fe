import { AppLink } from '../../../components/AppLink';
import * as texts from '../texts';

const PAGES: Readonly<Record<string, { path: string; label: string }>> = {
  match: { path: '/match', label: texts.aboutMatch },
  tournament: { path: '/tournament', label: texts.aboutTournament },
  player: { path: '/players', label: texts.aboutPlayer },
};

/** A link to what the audit log calls `match:abc`; nothing where there is no page. */
export function SubjectLink({ subject }: { subject: string }) {
  const [kind = '', key = ''] = subject.split(':');
  const page = PAGES[kind];
  if (!page || key === '') return null;
  return <AppLink to={`${page.path}/${encodeURIComponent(key)}`}>{page.label}</AppLink>;
}
