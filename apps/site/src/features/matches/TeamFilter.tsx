import { TEAM_NAME } from '@mes/domain/names/validity';
import { meantTeams } from '@mes/domain/search/meant-teams';
import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import styles from './TeamFilter.module.css';
import { TeamInput } from './TeamInput';
import * as texts from './texts';
import { MOST_SUGGESTIONS, useTeamSuggestions } from './use-team-suggestions';

interface TeamFilterProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
}

/** A team to filter by. A part of a name is enough: it says below which teams that means. */
export function TeamFilter(props: TeamFilterProps) {
  return (
    <div className={styles.filter}>
      <TeamInput {...props} />
      <Meaning {...props} />
    </div>
  );
}

const MOST_CHOICES = 5;

function Meaning({ label, value, onChange }: TeamFilterProps) {
  const suggestions = useTeamSuggestions(value);
  const isFilter = value.trim().length >= TEAM_NAME.min;
  const meant = meantTeams(value, suggestions ?? []);
  const [only] = meant;
  const isWholeName = only?.name.toLowerCase() === value.trim().toLowerCase();
  const isClear = !isFilter || !suggestions || (meant.length === 1 && isWholeName);
  const choices = isClear || meant.length === 1 ? [] : meant.length > 0 ? meant : suggestions;
  const sentence = isClear ? '' : explain(meant, suggestions);
  return (
    <>
      {/* It exists before it changes, so that screen readers notice. */}
      <p role="status" className={styles.meaning}>
        {sentence}
      </p>
      {choices.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
        <div role="group" aria-label={label} className={styles.choices}>
          {choices.slice(0, MOST_CHOICES).map(({ name }) => (
            <Button key={name} variant="ghost" size="sm" onClick={() => onChange(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function explain(
  meant: readonly { name: string }[],
  suggestions: readonly { name: string }[],
): string {
  if (meant.length === 1) return interpolate(texts.matchesOfTeam, { name: meant[0]!.name });
  if (meant.length === 0) return suggestions.length > 0 ? texts.similarTeams : texts.noSuchTeam;
  const isMore = meant.length > MOST_CHOICES || suggestions.length === MOST_SUGGESTIONS;
  return isMore ? texts.matchesOfMoreTeams : texts.matchesOfTeams;
}
