import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { TOURNAMENT_THEMES } from '@mes/contract/vocabulary';
import { broadcastAccent } from '@mes/domain/colours/accent';
import { isHexColour } from '@mes/domain/colours/contrast';
import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { Checkbox } from '../../../components/forms/Checkbox';
import { ColourInput } from '../../../components/forms/ColourInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { CaptainRole } from './CaptainRole';
import styles from './Editor.module.css';
import { frozenReason, SettingsForm } from './SettingsForm';

const BY_NAME = 'name';
const THEMES = [
  { value: BY_NAME, label: texts.lookOfName },
  ...TOURNAMENT_THEMES.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];
const REGION_CHOICES = REGIONS.map((value) => ({ value, label: value }));

export function Basics({ tournament }: { tournament: EditedTournament }) {
  const { name, region, season, description, theme } = tournament;
  const streamLink = tournament.streamLink ?? '';
  const captainRoleId = tournament.captainRoleId ?? '';
  const accent = tournament.accent ?? '';
  return (
    <SettingsForm
      tournament={tournament}
      title={texts.basics}
      id="basics"
      values={{ name, region, season, description, theme, accent, streamLink, captainRoleId }}
      toChange={(values) => ({
        ...values,
        streamLink: values.streamLink.trim() || null,
        captainRoleId: values.captainRoleId.trim() || null,
        accent: values.accent || null,
      })}
      problem={(values) => {
        if (values.name.trim() === '') return texts.nameNeeded;
        if (values.accent && !isHexColour(values.accent)) return texts.accentNeeded;
        return /^\d{0,20}$/.test(values.captainRoleId.trim()) ? null : texts.roleIsNumber;
      }}
    >
      {({ values, set }) => (
        <div className={styles.grid}>
          <TextInput
            label={texts.name}
            required
            value={values.name}
            onChange={(next) => set('name', next)}
            maxLength={100}
          />
          <Select
            label={texts.region}
            options={REGION_CHOICES}
            value={values.region}
            onChange={(next) => set('region', next)}
          />
          <NumberInput
            label={texts.season}
            value={values.season}
            min={0}
            max={9_999}
            hint={frozenReason(tournament, 'season') ?? texts.seasonHint}
            disabled={frozenReason(tournament, 'season') !== undefined}
            onChange={(next) => set('season', next ?? 0)}
          />
          <Select
            label={texts.look}
            options={THEMES}
            value={values.theme ?? BY_NAME}
            onChange={(next) =>
              set('theme', TOURNAMENT_THEMES.find((known) => known === next) ?? null)
            }
          />
          <ColourInput
            label={texts.accent}
            hint={accentNote(values.accent)}
            value={values.accent}
            onChange={(next) => set('accent', next)}
          />
          <TextInput
            label={texts.stream}
            type="url"
            placeholder={texts.addressPlaceholder}
            value={values.streamLink}
            onChange={(next) => set('streamLink', next)}
            maxLength={500}
          />
          <CaptainRole
            value={values.captainRoleId}
            onChange={(next) => set('captainRoleId', next)}
          />
          <TextArea
            label={texts.description}
            className={styles.wide}
            rows={4}
            value={values.description}
            onChange={(next) => set('description', next)}
            maxLength={20_000}
            counted
          />
        </div>
      )}
    </SettingsForm>
  );
}

/** Says what scenes make of it, so that nobody wonders why another one shows. */
function accentNote(accent: string): string {
  if (!isHexColour(accent)) return texts.accentHint;
  const colour = broadcastAccent(accent.toLowerCase());
  return colour === accent.toLowerCase()
    ? texts.accentHint
    : interpolate(texts.accentLightened, { colour });
}

export function Rules({ tournament }: { tournament: EditedTournament }) {
  const { rules, rulesRequired } = tournament;
  return (
    <SettingsForm
      tournament={tournament}
      title={texts.rules}
      id="rules"
      values={{ rules, rulesRequired }}
    >
      {({ values, set }) => (
        <>
          <TextArea
            label={texts.rules}
            hint={texts.rulesHint}
            rows={12}
            value={values.rules}
            onChange={(next) => set('rules', next)}
            maxLength={50_000}
            counted
          />
          <Checkbox
            label={texts.rulesMustBeConfirmed}
            checked={values.rulesRequired}
            onChange={(next) => set('rulesRequired', next)}
          />
        </>
      )}
    </SettingsForm>
  );
}
