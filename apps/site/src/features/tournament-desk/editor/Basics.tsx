import { TOURNAMENT_THEMES } from '@mes/contract/vocabulary';
import { broadcastAccent } from '@mes/domain/colours/accent';
import { isHexColour } from '@mes/domain/colours/contrast';
import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { ColourInput } from '../../../components/forms/ColourInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { CaptainRole } from './CaptainRole';
import styles from './Editor.module.css';
import { problemOf } from './FieldProblem';
import { frozenReason } from './settings-values';
import type { SettingsDraft } from './use-settings-draft';

const BY_NAME = 'name';
const THEMES = [
  { value: BY_NAME, label: texts.lookOfName },
  ...TOURNAMENT_THEMES.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];
const REGION_CHOICES = REGIONS.map((value) => ({ value, label: value }));

export function Basics({ draft }: { draft: SettingsDraft }) {
  const { values, set, tournament } = draft;
  const frozenSeason = frozenReason(tournament, 'season');
  return (
    <Panel pad>
      <div className={styles.grid}>
        <TextInput
          label={texts.name}
          required
          error={problemOf(draft, 'name')}
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
          hint={frozenSeason ?? texts.seasonHint}
          disabled={frozenSeason !== undefined}
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
          error={problemOf(draft, 'accent')}
          value={values.accent}
          onChange={(next) => set('accent', next)}
        />
        <TextInput
          label={texts.stream}
          type="url"
          placeholder={texts.addressPlaceholder}
          error={problemOf(draft, 'streamLink')}
          value={values.streamLink}
          onChange={(next) => set('streamLink', next)}
          maxLength={500}
        />
        <CaptainRole
          value={values.captainRoleId}
          error={problemOf(draft, 'captainRoleId')}
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
    </Panel>
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
