import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { Checkbox } from '../../../components/forms/Checkbox';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { TeamInput } from '../../matches/TeamInput';
import { useTournamentOptions } from '../../matches/tournament-options';
import * as texts from '../texts';
import styles from './FieldSettings.module.css';
import type { FormDraft } from './form-draft';

interface FormSettingsProps {
  draft: FormDraft;
  isSaved: boolean;
  onChange: (part: Partial<FormDraft>) => void;
}

const AUDIENCES = [
  { value: 'everyone', label: texts.everyone },
  { value: 'team', label: texts.teamPlayers },
  { value: 'tournament', label: texts.tournamentPlayers },
] as const;
const NO_PHOTO = '';

export function FormSettings({ draft, isSaved, onChange }: FormSettingsProps) {
  const { audience, anonymous } = draft;
  const pictures = draft.fields.filter(({ kind }) => kind === 'picture');
  return (
    <Panel pad className={styles.settings}>
      <TextInput
        label={texts.address}
        hint={texts.addressHint}
        disabled={isSaved}
        maxLength={64}
        value={draft.id}
        onChange={(id) => onChange({ id: id.toLowerCase().replace(/\s+/g, '-') })}
      />
      <Select
        label={texts.whoAnswers}
        options={AUDIENCES}
        value={audience.kind}
        onChange={(kind) => onChange({ audience: emptyAudience(kind) })}
      />
      {audience.kind === 'team' && (
        <TeamInput
          label={texts.team}
          required
          value={audience.team}
          onChange={(team) => onChange({ audience: { kind: 'team', team } })}
        />
      )}
      {audience.kind === 'tournament' && (
        <TournamentSelect
          value={audience.tournament}
          onChange={(tournament) => onChange({ audience: { kind: 'tournament', tournament } })}
        />
      )}
      <Checkbox
        label={texts.anonymousSetting}
        hint={texts.anonymousHint}
        checked={anonymous}
        onChange={(isAnonymous) =>
          onChange({
            anonymous: isAnonymous,
            ...(isAnonymous ? { rewardPoints: null, photoField: null } : {}),
          })
        }
      />
      <Checkbox
        label={texts.changeableSetting}
        checked={draft.changeable}
        onChange={(changeable) => onChange({ changeable })}
      />
      <div className={styles.pair}>
        <NumberInput
          label={texts.maxResponses}
          hint={texts.maxResponsesHint}
          min={1}
          max={FORM_LIMITS.responses}
          value={draft.maxResponses}
          onChange={(maxResponses) => onChange({ maxResponses })}
        />
        <NumberInput
          label={texts.rewardPoints}
          hint={texts.rewardHint}
          min={1}
          max={FORM_LIMITS.rewardPoints}
          disabled={anonymous}
          value={draft.rewardPoints}
          onChange={(rewardPoints) => onChange({ rewardPoints })}
        />
      </div>
      {pictures.length > 0 && (
        <Select
          label={texts.photoField}
          hint={texts.photoFieldHint}
          disabled={anonymous}
          options={[
            { value: NO_PHOTO, label: texts.noPhoto },
            ...pictures.map(({ id, label }) => ({ value: id, label })),
          ]}
          value={draft.photoField ?? NO_PHOTO}
          onChange={(id) => onChange({ photoField: id === NO_PHOTO ? null : id })}
        />
      )}
    </Panel>
  );
}

function TournamentSelect({
  value,
  onChange,
}: {
  value: string;
  onChange: (tournamentId: string) => void;
}) {
  return (
    <Select
      label={texts.tournament}
      required
      searchable
      options={useTournamentOptions()}
      value={value}
      onChange={onChange}
    />
  );
}

function emptyAudience(kind: FormDraft['audience']['kind']): FormDraft['audience'] {
  if (kind === 'team') return { kind, team: '' };
  return kind === 'tournament' ? { kind, tournament: '' } : { kind };
}
