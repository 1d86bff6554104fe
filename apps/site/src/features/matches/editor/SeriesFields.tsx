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
import { type MatchDraft, type ResultKind, withBestOf } from './match-draft';
import styles from './SeriesFields.module.css';

interface SeriesFieldsProps {
  draft: MatchDraft;
  match: WebsiteMatch | null;
  onChange: (draft: MatchDraft) => void;
}

const NONE = 'none';
const MAX_ROUND_LENGTH = 60;
const MAX_LINK_LENGTH = 500;

export function SeriesFields({ draft, match, onChange }: SeriesFieldsProps) {
  const tournaments = useTournamentOptions();
  // Teams and round of a bracket match are decided by the bracket.
  const isFixed = match !== null && match.stage !== null;
  const set = (part: Partial<MatchDraft>) => onChange({ ...draft, ...part });
  return (
    <Section title="Series">
      <Panel pad>
        <div className={styles.fields}>
          <Select
            label="Tournament"
            searchable
            disabled={isFixed}
            options={[{ value: NONE, label: 'None' }, ...tournaments]}
            value={draft.tournament ?? NONE}
            onChange={(value) => set({ tournament: value === NONE ? null : value })}
          />
          <TextInput
            label="Round"
            disabled={isFixed}
            maxLength={MAX_ROUND_LENGTH}
            value={draft.round}
            onChange={(round) => set({ round })}
          />
          <TeamInput
            label="Team A"
            required
            disabled={isFixed}
            value={draft.teamA}
            onChange={(teamA) => set({ teamA })}
          />
          <TeamInput
            label="Team B"
            required
            disabled={isFixed}
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
            maxLength={MAX_LINK_LENGTH}
            value={draft.streamLink}
            onChange={(streamLink) => set({ streamLink })}
          />
          {match && (
            <Select
              label="Result"
              hint={
                draft.resultKind === 'scheduled' ? 'Everything entered is taken back.' : undefined
              }
              options={resultOptions(draft)}
              value={draft.resultKind}
              onChange={(resultKind) => set({ resultKind })}
            />
          )}
          {draft.maps.length === 0 && (
            <>
              <MapsWonInput
                label="Maps won by A"
                value={draft.scoreA}
                set={(scoreA) => set({ scoreA })}
              />
              <MapsWonInput
                label="Maps won by B"
                value={draft.scoreB}
                set={(scoreB) => set({ scoreB })}
              />
            </>
          )}
        </div>
      </Panel>
    </Section>
  );
}

interface MapsWonInputProps {
  label: string;
  value: number;
  set: (value: number) => void;
}

function MapsWonInput({ label, value, set }: MapsWonInputProps) {
  return (
    <NumberInput label={label} min={0} max={4} value={value} onChange={(next) => set(next ?? 0)} />
  );
}

function resultOptions({ teamA, teamB }: MatchDraft): { value: ResultKind; label: string }[] {
  return [
    { value: 'maps', label: 'As the maps say' },
    { value: 'forfeit A', label: `Forfeited by ${teamA || 'A'}` },
    { value: 'forfeit B', label: `Forfeited by ${teamB || 'B'}` },
    { value: 'forfeit both', label: 'Forfeited by both' },
    { value: 'scheduled', label: 'Take the result back' },
    { value: 'cancelled', label: 'Cancelled' },
  ];
}
