import { ANNOUNCEMENT_TONES } from '@mes/contract/vocabulary';
import { AUDIENCES } from '@mes/domain/announcements/audience';
import { ANNOUNCEMENT_LIMITS } from '@mes/domain/announcements/limits';
import { Checkbox } from '../../../components/forms/Checkbox';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Select } from '../../../components/forms/Select';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { AUDIENCE_LABELS, TONE_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './AnnouncementFields.module.css';
import type { AnnouncementDraft } from './announcement-draft';
import { TournamentSelect } from './TournamentSelect';

interface AnnouncementFieldsProps {
  draft: AnnouncementDraft;
  onChange: (part: Partial<AnnouncementDraft>) => void;
}

const TONES = ANNOUNCEMENT_TONES.map((value) => ({ value, label: TONE_LABELS[value] }));
const AUDIENCE_OPTIONS = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));

export function AnnouncementFields({ draft, onChange }: AnnouncementFieldsProps) {
  return (
    <>
      <TextInput
        label={texts.title}
        required
        maxLength={ANNOUNCEMENT_LIMITS.title}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        rows={3}
        counted
        maxLength={ANNOUNCEMENT_LIMITS.text}
        value={draft.text}
        onChange={(text) => onChange({ text })}
      />
      <div className={styles.pair}>
        <Select
          label={texts.audience}
          options={AUDIENCE_OPTIONS}
          value={draft.audience}
          onChange={(audience) => onChange({ audience })}
        />
        <Select
          label={texts.tone}
          options={TONES}
          value={draft.tone}
          onChange={(tone) => onChange({ tone })}
        />
      </div>
      {draft.audience === 'tournament' && (
        <TournamentSelect
          value={draft.tournamentId}
          onChange={(tournamentId) => onChange({ tournamentId })}
        />
      )}
      <Checkbox
        label={texts.hasButton}
        checked={draft.hasButton}
        onChange={(hasButton) => onChange({ hasButton })}
      />
      {draft.hasButton && (
        <div className={styles.pair}>
          <TextInput
            label={texts.buttonLabel}
            required
            maxLength={ANNOUNCEMENT_LIMITS.buttonLabel}
            value={draft.buttonLabel}
            onChange={(buttonLabel) => onChange({ buttonLabel })}
          />
          <TextInput
            label={texts.buttonTo}
            hint={texts.buttonToHint}
            required
            maxLength={ANNOUNCEMENT_LIMITS.buttonTo}
            value={draft.buttonTo}
            onChange={(buttonTo) => onChange({ buttonTo })}
          />
        </div>
      )}
      <DateTimeInput
        label={texts.ends}
        hint={texts.endsHint}
        value={draft.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
      />
      <Checkbox
        label={texts.notifies}
        hint={texts.notifiesHint}
        checked={draft.notifies}
        onChange={(notifies) => onChange({ notifies })}
      />
    </>
  );
}
