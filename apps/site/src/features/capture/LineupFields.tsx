import type { CapturedMap } from '@mes/contract/capture';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { STARTERS } from '@mes/domain/roster/lineup';
import { TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { searchPlayer } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import styles from './LineupFields.module.css';

interface Place {
  player: string;
  opponent: TeamSlot;
}

interface LineupFieldsProps {
  match: WebsiteMatch;
  map: CapturedMap;
  value: Place[];
  onChange: (lineup: Place[]) => void;
  error: string | undefined;
}

/** Five of each team, chosen from its roster or from everyone. */
export function LineupFields({ match, map, value, onChange, error }: LineupFieldsProps) {
  const [guests, setGuests] = useState<readonly { id: string; name: string }[]>([]);
  const offered = (team: TeamSlot) => {
    const roster = match.opponents[team]?.lineup ?? [];
    const known = [...roster, ...map.lineup.map(({ player }) => player), ...guests];
    return [...new Map(known.map(({ id, name }) => [id, name]))].map(([id, label]) => ({
      value: id,
      label,
    }));
  };

  async function addGuest(team: TeamSlot): Promise<void> {
    const found = await searchPlayer({ title: 'Add a player', confirmLabel: 'Add player' });
    if (!found) return;
    setGuests((before) => [...before, { id: found.ID, name: found.name }]);
    onChange([...value, { player: found.ID, opponent: team }]);
  }

  return (
    <div className={styles.teams}>
      {TEAM_SLOTS.map((team) => {
        const own = value.filter(({ opponent }) => opponent === team);
        const others = value.filter(({ opponent }) => opponent !== team);
        const put = (next: Place[]) =>
          onChange(team === 'A' ? [...next, ...others] : [...others, ...next]);
        return (
          <fieldset key={team} className={styles.team}>
            <legend>{(team === 'A' ? match.teamA : match.teamB)?.name}</legend>
            {own.map(({ player }, place) => (
              <Select
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                key={place}
                label={`Player ${place + 1}`}
                searchable
                options={offered(team)}
                value={player}
                onChange={(next) =>
                  put(
                    own.map((each, index) =>
                      index === place ? { player: next, opponent: team } : each,
                    ),
                  )
                }
              />
            ))}
            {own.length < STARTERS && (
              <Button variant="quiet" size="sm" onClick={() => void addGuest(team)}>
                Add player
              </Button>
            )}
          </fieldset>
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}
