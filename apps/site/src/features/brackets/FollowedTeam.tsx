import type { BracketRound } from '@mes/client/bracket';
import { onceIdle } from '@mes/ui/bracket/once-idle';
import { useEffect, useMemo, useState } from 'react';
import { Select } from '../../components/forms/Select';
import styles from './FollowedTeam.module.css';
import * as texts from './texts';

interface FollowedTeamProps {
  rounds: readonly BracketRound[];
  value: string | null;
  onChange: (team: string | null) => void;
}

/** The choice of the team that is highlighted in the bracket. */
export function FollowedTeam({ rounds, value, onChange }: FollowedTeamProps) {
  const names = useMemo(() => teamsIn(rounds), [rounds]);
  const isListed = useIsIdle();
  if (names.length < 3) return null;
  return (
    <Select
      label={texts.followTeam}
      hideLabel
      className={styles.select}
      options={[
        { value: '', label: texts.followTeam },
        ...names
          .filter((name) => isListed || name === value)
          .map((name) => ({ value: name, label: name })),
      ]}
      value={value ?? ''}
      onChange={(name) => onChange(name || null)}
    />
  );
}

/** Hundreds of options nobody has opened yet would delay the first matches. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const work = onceIdle(() => setIsIdle(true));
    return work.cancel;
  }, []);
  return isIdle;
}

function teamsIn(rounds: readonly BracketRound[]): string[] {
  const names = rounds.flatMap(({ matches }) =>
    matches.flatMap(({ slots }) => slots.flatMap(({ team }) => team?.name ?? [])),
  );
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}
