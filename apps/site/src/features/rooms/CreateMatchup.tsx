import { BEST_OFS, type BestOf } from '@mes/domain/series/best-of';
import { defaultFormat, VETO_FORMATS, type VetoFormat } from '@mes/domain/veto/formats';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { FormError } from '../../components/forms/FormError';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { TeamInput } from '../matches/TeamInput';
import { useTournamentOptions } from '../matches/tournament-options';
import styles from './CreateMatchup.module.css';
import * as texts from './texts';

interface Draft {
  readonly teamA: string;
  readonly teamB: string;
  readonly bestOf: BestOf;
  readonly vetoFormat: VetoFormat;
  /** Empty for none. */
  readonly tournament: string;
  readonly round: string;
  readonly startsAt: number | null;
}

const NEW_DRAFT: Draft = {
  teamA: '',
  teamB: '',
  bestOf: 3,
  vetoFormat: 'BO3',
  tournament: '',
  round: '',
  startsAt: null,
};
const NO_TOURNAMENT = { value: '', label: texts.none };
const BEST_OF_OPTIONS = BEST_OFS.map((bestOf) => ({
  value: String(bestOf),
  label: interpolate(texts.bestOfMaps, { maps: bestOf }),
}));
/** Shown before anything is sent. */
const TEAMS_REQUIRED = texts.teamsRequired;

export function CreateMatchup() {
  const navigate = useNavigate();
  const create = useWrite('matches', 'create');
  const tournaments = useTournamentOptions();
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = {
      ...draft,
      teamA: draft.teamA.trim(),
      teamB: draft.teamB.trim(),
      tournament: draft.tournament || null,
      round: draft.round.trim() || null,
    };
    const isMissing = input.teamA === '' || input.teamB === '';
    setProblem(isMissing ? TEAMS_REQUIRED : null);
    if (isMissing || create.isPending) return;
    await create.mutateAsync(input).then(
      ({ id }) => {
        notify({ message: texts.matchupCreated, kind: 'success' });
        void navigate(`/matchup/${id}`);
      },
      // Shown below the form.
      () => {},
    );
  };

  return (
    <Panel pad>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.pair}>
          <TeamInput
            label={texts.teamA}
            value={draft.teamA}
            onChange={(teamA) => change({ teamA })}
          />
          <TeamInput
            label={texts.teamB}
            value={draft.teamB}
            onChange={(teamB) => change({ teamB })}
          />
        </div>
        <div className={styles.pair}>
          <Select
            label={texts.bestOf}
            options={BEST_OF_OPTIONS}
            value={String(draft.bestOf)}
            onChange={(chosen) => {
              const bestOf = BEST_OFS.find((each) => String(each) === chosen) ?? NEW_DRAFT.bestOf;
              change({ bestOf, vetoFormat: defaultFormat(bestOf) });
            }}
          />
          <Select
            label={texts.mapVeto}
            options={formatsOf(draft.bestOf)}
            value={draft.vetoFormat}
            onChange={(vetoFormat) => change({ vetoFormat })}
          />
        </div>
        <div className={styles.pair}>
          <Select
            label={texts.tournament}
            options={[NO_TOURNAMENT, ...tournaments]}
            value={draft.tournament}
            onChange={(tournament) => change({ tournament })}
          />
          <TextInput
            label={texts.round}
            maxLength={60}
            value={draft.round}
            onChange={(round) => change({ round })}
          />
        </div>
        <DateTimeInput
          label={texts.start}
          value={draft.startsAt}
          onChange={(startsAt) => change({ startsAt })}
        />
        <FormError error={problem ?? create.error} title={texts.matchupNotCreated} />
        <Button type="submit" loading={create.isPending} className={styles.submit}>
          {texts.createMatchup}
        </Button>
      </form>
    </Panel>
  );
}

function formatsOf(bestOf: BestOf) {
  return VETO_FORMATS.filter((format) => format.startsWith(`BO${bestOf}`)).map((value) => ({
    value,
    label: value.endsWith('_') ? texts.picksOnly : texts.usual,
  }));
}
