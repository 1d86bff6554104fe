import { Select } from '../../components/forms/Select';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import styles from './Leaderboard.module.css';
import { votingPath } from './paths';
import type { VotingTab } from './requests';
import * as texts from './texts';

export interface VotingSeasons {
  readonly current: number;
  readonly seasons: readonly number[];
}

interface SeasonSelectProps {
  /** Undefined until they are loaded. */
  seasons: VotingSeasons | undefined;
  /** Undefined for the running one. */
  value: number | undefined;
  show: VotingTab;
}

/** Hidden while there has been only one season. */
export function SeasonSelect({ seasons, value, show }: SeasonSelectProps) {
  const navigate = useNavigate();
  if (!seasons || seasons.seasons.length < 2) return null;
  const { current } = seasons;
  return (
    <Select
      label={texts.seasonLabel}
      className={styles.season}
      options={seasons.seasons.map((season) => ({
        value: String(season),
        label: interpolate(season === current ? texts.currentSeason : texts.season, { season }),
      }))}
      value={String(value ?? current)}
      onChange={(next) => {
        const season = Number(next) === current ? undefined : Number(next);
        void navigate(votingPath({ show, season }), { replace: true });
      }}
    />
  );
}
