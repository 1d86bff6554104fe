import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { BEST_OFS } from '@mes/domain/series/best-of';
import { bestOfFormat, VETO_FORMATS } from '@mes/domain/veto/formats';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { TeamInput } from '../TeamInput';
import { useTournamentOptions } from '../tournament-options';
import { type MatchDraft, type Standing, withBestOf } from './match-draft';
import styles from './SeriesFields.module.css';

interface SeriesFieldsProps {
  draft: MatchDraft;
  match: WebsiteMatch | null;
  onChange: (draft: MatchDraft) => void;
}

const NONE = 'none';
const LONGEST_ROUND = 60;
const LONGEST_LINK = 500;

export function SeriesFields({ draft, match, onChange }: SeriesFieldsProps) {
  const tournaments = useTournamentOptions();
  // The bracket decides who meets in which round.
  const fixed = match !== null && match.stage !== null;
  const set = (part: Partial<MatchDraft>) => onChange({ ...draft, ...part });
  return (
    <Section title="Series">
      <Panel pad>
        <div className={styles.fields}>
          <Select
            label="Tournament"
            searchable
            disabled={fixed}
            options={[{ value: NONE, label: 'None' }, ...tournaments]}
            value={draft.tournament ?? NONE}
            onChange={(value) => set({ tournament: value === NONE ? null : value })}
          />
          <TextInput
            label="Round"
            disabled={fixed}
            maxLength={LONGEST_ROUND}
            value={draft.round}
            onChange={(round) => set({ round })}
          />
          <TeamInput
            label="Team A"
            required
            disabled={fixed}
            value={draft.teamA}
            onChange={(teamA) => set({ teamA })}
          />
          <TeamInput
            label="Team B"
            required
            disabled={fixed}
            value={draft.teamB}
            onChange={(teamB) => set({ teamB })}
          />
          <Select
            label="Best of"
            options={BEST_OFS.map((bestOf) => ({ value: `${bestOf}`, label: `Best of ${bestOf}` }))}
            value={`${draft.bestOf}`}
            onChange={(value) =>
              onChange(withBestOf(draft, BEST_OFS.find((each) => `${each}` === value) ?? 3))
            }
          />
          <Select
            label="Veto"
            options={VETO_FORMATS.filter((format) => bestOfFormat(format) === draft.bestOf).map(
              (value) => ({ value, label: value === 'BO3_' ? 'BO3, without bans' : value }),
            )}
            value={draft.vetoFormat}
            onChange={(vetoFormat) => set({ vetoFormat })}
          />
          <DateTimeInput
            label="Starts at"
            value={draft.startsAt}
            onChange={(startsAt) => set({ startsAt })}
          />
          <TextInput
            label="Stream"
            type="url"
            placeholder="https://"
            maxLength={LONGEST_LINK}
            value={draft.streamLink}
            onChange={(streamLink) => set({ streamLink })}
          />
          {match && (
            <Select
              label="Result"
              hint={
                draft.standing === 'scheduled' ? 'Everything entered is taken back.' : undefined
              }
              options={standings(draft)}
              value={draft.standing}
              onChange={(standing) => set({ standing })}
            />
          )}
          {draft.maps.length === 0 && (
            <>
              <Score label="Maps won by A" value={draft.scoreA} set={(scoreA) => set({ scoreA })} />
              <Score label="Maps won by B" value={draft.scoreB} set={(scoreB) => set({ scoreB })} />
            </>
          )}
        </div>
      </Panel>
    </Section>
  );
}

interface ScoreProps {
  label: string;
  value: number;
  set: (value: number) => void;
}

function Score({ label, value, set }: ScoreProps) {
  return (
    <NumberInput label={label} min={0} max={4} value={value} onChange={(next) => set(next ?? 0)} />
  );
}

function standings({ teamA, teamB }: MatchDraft): { value: Standing; label: string }[] {
  return [
    { value: 'maps', label: 'As the maps say' },
    { value: 'forfeit A', label: `Forfeited by ${teamA || 'A'}` },
    { value: 'forfeit B', label: `Forfeited by ${teamB || 'B'}` },
    { value: 'forfeit both', label: 'Forfeited by both' },
    { value: 'scheduled', label: 'Take the result back' },
    { value: 'cancelled', label: 'Cancelled' },
  ];
}
