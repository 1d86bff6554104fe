import type { CapturedMap } from '@mes/contract/capture';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { STARTERS } from '@mes/domain/roster/lineup';
import { TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { searchPlayer } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { interpolate } from '../../interpolate';
import styles from './LineupFields.module.css';
import * as texts from './texts';

interface LineupEntry {
  player: string;
  opponent: TeamSlot;
}

interface LineupFieldsProps {
  match: WebsiteMatch;
  map: CapturedMap;
  value: LineupEntry[];
  onChange: (lineup: LineupEntry[]) => void;
  error: string | undefined;
}

/** Five players of each team, from its roster or by search. */
export function LineupFields({ match, map, value, onChange, error }: LineupFieldsProps) {
  const [guests, setGuests] = useState<readonly { id: string; name: string }[]>([]);
  const optionsFor = (team: TeamSlot) => {
    const roster = match.opponents[team]?.lineup ?? [];
    const known = [...roster, ...map.lineup.map(({ player }) => player), ...guests];
    return [...new Map(known.map(({ id, name }) => [id, name]))].map(([id, label]) => ({
      value: id,
      label,
    }));
  };

  async function addGuest(team: TeamSlot): Promise<void> {
    const found = await searchPlayer({
      title: texts.addPlayerTitle,
      confirmLabel: texts.addPlayer,
    });
    if (!found) return;
    setGuests((before) => [...before, { id: found.ID, name: found.name }]);
    onChange([...value, { player: found.ID, opponent: team }]);
  }

  return (
    <div className={styles.teams}>
      {TEAM_SLOTS.map((team) => {
        const own = value.filter(({ opponent }) => opponent === team);
        const others = value.filter(({ opponent }) => opponent !== team);
        const changeOwn = (next: LineupEntry[]) =>
          onChange(team === 'A' ? [...next, ...others] : [...others, ...next]);
        return (
          <fieldset key={team} className={styles.team}>
            <legend>{(team === 'A' ? match.teamA : match.teamB)?.name}</legend>
            {own.map(({ player }, index) => (
              <Select
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is known only by the position
                key={index}
                label={interpolate(texts.playerNumber, { number: index + 1 })}
                searchable
                options={optionsFor(team)}
                value={player}
                onChange={(next) =>
                  changeOwn(
                    own.map((each, at) => (at === index ? { player: next, opponent: team } : each)),
                  )
                }
              />
            ))}
            {own.length < STARTERS && (
              <Button variant="quiet" size="sm" onClick={() => void addGuest(team)}>
                {texts.addPlayer}
              </Button>
            )}
          </fieldset>
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}
