import { Chip } from '../../components/layout/Chip';
import { BAN_SCOPE_LABELS } from '../moderation/labels';

const LABELS: Readonly<Record<string, string>> = BAN_SCOPE_LABELS;

/** The scopes of the bans in force. */
export function Bans({ scopes }: { scopes: readonly string[] }) {
  return scopes.map((scope) => (
    <Chip key={scope} tone="loss">
      {LABELS[scope] ?? scope}
    </Chip>
  ));
}
