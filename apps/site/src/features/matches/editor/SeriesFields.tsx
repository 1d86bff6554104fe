import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { BEST_OFS } from '@mes/domain/series/best-of';
import { bestOfFormat, VETO_FORMATS } from '@mes/domain/veto/formats';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { interpolate } from '../../../interpolate';
import { TeamInput } from '../TeamInput';
import * as texts from '../texts';
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
    <Section title={texts.series}>
      <Panel pad>
        <div className={styles.fields}>
          <Select
            label={texts.tournament}
            searchable
            disabled={isFixed}
            options={[{ value: NONE, label: texts.none }, ...tournaments]}
            value={draft.tournament ?? NONE}
            onChange={(value) => set({ tournament: value === NONE ? null : value })}
          />
          <TextInput
            label={texts.round}
            disabled={isFixed}
            maxLength={MAX_ROUND_LENGTH}
            value={draft.round}
            onChange={(round) => set({ round })}
          />
          <TeamInput
            label={texts.teamA}
            required
            disabled={isFixed}
            value={draft.teamA}
            onChange={(teamA) => set({ teamA })}
          />
          <TeamInput
            label={texts.teamB}
            required
            disabled={isFixed}
            value={draft.teamB}
            onChange={(teamB) => set({ teamB })}
          />
          <Select
            label={texts.bestOf}
            options={BEST_OFS.map((bestOf) => ({
              value: `${bestOf}`,
              label: interpolate(texts.bestOfMaps, { maps: bestOf }),
            }))}
            value={`${draft.bestOf}`}
            onChange={(value) =>
              onChange(withBestOf(draft, BEST_OFS.find((each) => `${each}` === value) ?? 3))
            }
          />
          <Select
            label={texts.veto}
            options={VETO_FORMATS.filter((format) => bestOfFormat(format) === draft.bestOf).map(
              (value) => ({ value, label: value === 'BO3_' ? texts.bo3WithoutBans : value }),
            )}
            value={draft.vetoFormat}
            onChange={(vetoFormat) => set({ vetoFormat })}
          />
          <DateTimeInput
            label={texts.startsAt}
            value={draft.startsAt}
            onChange={(startsAt) => set({ startsAt })}
          />
          <TextInput
            label={texts.stream}
            type="url"
            placeholder={texts.addressPlaceholder}
            maxLength={MAX_LINK_LENGTH}
            value={draft.streamLink}
            onChange={(streamLink) => set({ streamLink })}
          />
          <TextInput
            label={texts.vodLink}
            type="url"
            placeholder={texts.addressPlaceholder}
            maxLength={MAX_LINK_LENGTH}
            value={draft.vodLink}
            onChange={(vodLink) => set({ vodLink })}
          />
          {match && (
            <Select
              label={texts.result}
              hint={draft.resultKind === 'scheduled' ? texts.takeResultBackHint : undefined}
              options={resultOptions(draft)}
              value={draft.resultKind}
              onChange={(resultKind) => set({ resultKind })}
            />
          )}
          {draft.maps.length === 0 && (
            <>
              <MapsWonInput
                label={texts.mapsWonByA}
                value={draft.scoreA}
                set={(scoreA) => set({ scoreA })}
              />
              <MapsWonInput
                label={texts.mapsWonByB}
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
    { value: 'maps', label: texts.asMapsSay },
    { value: 'forfeit A', label: interpolate(texts.forfeitedBy, { teamName: teamA || 'A' }) },
    { value: 'forfeit B', label: interpolate(texts.forfeitedBy, { teamName: teamB || 'B' }) },
    { value: 'forfeit both', label: texts.forfeitedByBoth },
    { value: 'scheduled', label: texts.takeResultBack },
    { value: 'cancelled', label: texts.cancelled },
  ];
}
