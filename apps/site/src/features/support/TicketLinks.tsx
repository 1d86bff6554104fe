import type { MatchSummary } from '@mes/contract/match-schemas';
import { useCall } from '../../api/use-call';
import { Select } from '../../components/forms/Select';
import { PlayerSearch } from '../../components/players/PlayerSearch';
import type { FoundPlayer } from '../../components/players/player';
import { formatDate } from '../../components/text/format-time';
import { interpolate } from '../../interpolate';
import { useZone } from '../../ssr/hydration';
import * as texts from './texts';

const NONE = 'none';
const RECENT = 20;

interface MatchFieldProps {
  accountId: string;
  /** Id of the match, or null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The own recent matches, and the one that the address names. */
export function MatchField({ accountId, value, onChange }: MatchFieldProps) {
  const zone = useZone();
  const recent = useCall('matches', 'find', { player: accountId, page: 0, size: RECENT }).data;
  const own = recent?.data ?? [];
  const isOther = recent !== undefined && value !== null && !own.some(({ id }) => id === value);
  const other = useCall('matches', 'get', { id: value ?? '' }, { enabled: isOther }).data;
  const listed = isOther && other ? [other, ...own] : own;
  return (
    <Select
      label={texts.aboutMatch}
      options={[
        { value: NONE, label: texts.noMatch },
        // Until its teams are known.
        ...(value === null || listed.some(({ id }) => id === value)
          ? []
          : [{ value, label: interpolate(texts.unknownMatch, { id: value }) }]),
        ...listed.map((match) => ({ value: match.id, label: labelOf(match, zone) })),
      ]}
      value={value ?? NONE}
      onChange={(id) => onChange(id === NONE ? null : id)}
    />
  );
}

interface PlayerFieldProps {
  value: FoundPlayer | null;
  onChange: (player: FoundPlayer | null) => void;
}

/** The address has the id of a player and no name. */
export function PlayerField({ value, onChange }: PlayerFieldProps) {
  const isNamed = value === null || value.name !== value.ID;
  const { data } = useCall('players', 'summary', { id: value?.ID ?? '' }, { enabled: !isNamed });
  return (
    <PlayerSearch
      label={texts.aboutPlayer}
      value={value && !isNamed && data ? { ...value, name: data.name, team: data.team } : value}
      onChange={onChange}
    />
  );
}

function labelOf(
  { matchID, teamA, teamB, startsAt }: MatchSummary,
  zone: string | undefined,
): string {
  const teams = `${teamA?.name ?? texts.undecided} – ${teamB?.name ?? texts.undecided}`;
  return startsAt === null
    ? interpolate(texts.matchOption, { teams, number: matchID })
    : interpolate(texts.datedMatchOption, { teams, date: formatDate(startsAt, zone) });
}
