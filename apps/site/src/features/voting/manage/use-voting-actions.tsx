import type { VotingMatch } from '@mes/contract/voting-schemas';
import { BEST_OFS, type BestOf } from '@mes/domain/series/best-of';
import { MAX_STAKE } from '@mes/domain/voting/rules';
import { useWrite } from '../../../api/use-call';
import { ask, confirmAction, confirmForm, showError } from '../../../components/dialogs/dialogs';
import { Checkbox } from '../../../components/forms/Checkbox';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { interpolate } from '../../../interpolate';
import { pairing } from '../../matches/labels';
import { TeamInput } from '../../matches/TeamInput';
import * as texts from '../texts';

interface NewMatch {
  teamA: string;
  teamB: string;
  round: string;
  bestOf: BestOf;
  points: number | null;
  locksAt: number | null;
  linkedMatch: string;
  hidden: boolean;
}

const NEW_MATCH: NewMatch = {
  teamA: '',
  teamB: '',
  round: '',
  bestOf: 3,
  points: MAX_STAKE,
  locksAt: null,
  linkedMatch: '',
  hidden: false,
};

/** What staff do with voting matches; whatever moves points asks first. */
export function useVotingActions() {
  const create = useWrite('voting', 'createMatch');
  const hide = useWrite('voting', 'hideMatch');
  const close = useWrite('voting', 'closeMatch');
  const link = useWrite('voting', 'linkMatch');
  const remove = useWrite('voting', 'deleteMatch');
  return {
    createMatch: () =>
      confirmForm<NewMatch>({
        title: texts.createMatch,
        confirmLabel: texts.createMatch,
        wide: true,
        initial: NEW_MATCH,
        form: ({ bind }) => (
          <>
            <TeamInput label={texts.teamA} required {...bind('teamA')} />
            <TeamInput label={texts.teamB} required {...bind('teamB')} />
            <TextInput label={texts.round} {...bind('round')} />
            <BestOfSelect {...bind('bestOf')} />
            <NumberInput
              label={texts.largestStake}
              min={1}
              max={MAX_STAKE}
              required
              {...bind('points')}
            />
            <DateTimeInput label={texts.locksAt} hint={texts.locksAtHint} {...bind('locksAt')} />
            <TextInput label={texts.linkedMatch} hint={texts.linkedHint} {...bind('linkedMatch')} />
            <HiddenCheckbox {...bind('hidden')} />
          </>
        ),
        action: ({ round, points, linkedMatch, ...values }) =>
          create.mutateAsync({
            ...values,
            round: round.trim() || null,
            points: points ?? MAX_STAKE,
            linkedMatch: linkedMatch.trim() || null,
          }),
        success: texts.created,
      }),

    hideMatch: ({ id, hidden }: VotingMatch) => {
      hide.mutateAsync({ id, hidden: !hidden }).catch((error: unknown) => showError(error));
    },

    closeMatch: (match: VotingMatch) =>
      confirmAction({
        title: interpolate(texts.closeTitle, { match: pairing(match) }),
        message: texts.closeMessage,
        confirmLabel: texts.close,
        action: () => close.mutateAsync({ id: match.id }),
        success: texts.locked,
      }),

    linkMatch: (match: VotingMatch) =>
      ask({
        title: interpolate(texts.linkTitle, { match: pairing(match) }),
        label: texts.linkLabel,
        hint: texts.linkAskHint,
        initial: match.linkedMatch ?? '',
        optional: true,
        confirmLabel: texts.linkSave,
        action: (answer) => link.mutateAsync({ id: match.id, linkedMatch: answer.trim() || null }),
      }),

    deleteMatch: (match: VotingMatch) => {
      const { teamA, teamB } = match.pool;
      return confirmAction({
        title: interpolate(texts.removeTitle, { match: pairing(match) }),
        message: interpolate(texts.removeMessage, {
          points: (teamA.points + teamB.points).toLocaleString('en'),
          votes: teamA.votes + teamB.votes,
        }),
        confirmLabel: texts.remove,
        danger: true,
        action: () => remove.mutateAsync({ id: match.id }),
        success: texts.removed,
      });
    },
  };
}

interface BestOfSelectProps {
  value: BestOf;
  onChange: (bestOf: BestOf) => void;
  error: string | undefined;
}

function BestOfSelect({ value, onChange, error }: BestOfSelectProps) {
  return (
    <Select
      label={texts.seriesLength}
      options={BEST_OFS.map((bestOf) => ({ value: `${bestOf}`, label: `${bestOf}` }))}
      value={`${value}`}
      onChange={(next) => onChange(BEST_OFS.find((bestOf) => `${bestOf}` === next) ?? value)}
      error={error}
    />
  );
}

function HiddenCheckbox({ value, onChange }: { value: boolean; onChange: (on: boolean) => void }) {
  return <Checkbox label={texts.startHidden} checked={value} onChange={onChange} />;
}
