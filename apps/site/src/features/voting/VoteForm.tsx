import type { OwnVote, VotingBalance, VotingMatch } from '@mes/contract/voting-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { possiblePayout } from '@mes/domain/voting/payouts';
import { type FormEvent, useId, useState } from 'react';
import { useAccount } from '../../api/account';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { interpolate } from '../../interpolate';
import { StakePicker } from './StakePicker';
import * as texts from './texts';
import { useVote } from './use-vote';
import styles from './VoteForm.module.css';

interface VoteFormProps {
  match: VotingMatch;
  own: OwnVote | undefined;
  balance: VotingBalance | undefined;
}

export function VoteForm(props: VoteFormProps) {
  const isSignedIn = useAccount() !== null;
  if (!isSignedIn) {
    return (
      <Button to="/dashboard" variant="quiet" full>
        {texts.signInToVote}
      </Button>
    );
  }
  if (props.own?.voided) return <p className={styles.note}>{texts.voided}</p>;
  return props.balance ? <OwnForm {...props} balance={props.balance} /> : null;
}

const FIRST_STAKE = 10;

function OwnForm({ match, own, balance }: VoteFormProps & { balance: VotingBalance }) {
  const vote = useVote(match);
  const [team, setTeam] = useState<TeamSlot | null>(null);
  const [stake, setStake] = useState<number | null>(null);
  const most = Math.min(match.points, balance.balance + (own?.points ?? 0));
  const chosen = team ?? own?.slot ?? null;
  const points = Math.min(stake ?? own?.points ?? FIRST_STAKE, most);
  const isSame = own !== undefined && own.slot === chosen && own.points === points;

  if (most < 1) return <p className={styles.note}>{texts.noPoints}</p>;
  const send = (next: Parameters<typeof vote.mutate>[0]) => {
    if (vote.isPending) return;
    vote.mutate(next);
    setTeam(null);
    setStake(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isSame) send({ team: chosen, points });
  };
  const teamName = (chosen === 'B' ? match.teamB : match.teamA).name;
  return (
    <form className={styles.form} onSubmit={submit}>
      <TeamChoice match={match} value={chosen} onChange={setTeam} />
      {chosen && (
        <>
          <StakePicker value={points} most={most} onChange={setStake} />
          <p className={styles.note} aria-live="polite">
            {interpolate(texts.wouldPay, {
              points,
              team: teamName,
              payout: payoutOf(match, { team: chosen, points }, own),
            })}
          </p>
          <div className={styles.buttons}>
            {own && (
              <Button variant="ghost" onClick={() => send(null)} disabled={vote.isPending}>
                {texts.takeBack}
              </Button>
            )}
            {!isSame && (
              <Button type="submit" loading={vote.isPending}>
                {interpolate(own ? texts.changeVote : texts.stakeOn, { points, team: teamName })}
              </Button>
            )}
          </div>
        </>
      )}
      {own && (
        <p className={styles.own} role="status">
          {interpolate(texts.voteStands, { points: own.points, team: own.team })}
        </p>
      )}
      {vote.error && <FormError error={vote.error} />}
    </form>
  );
}

function payoutOf(
  { pool }: VotingMatch,
  stake: { team: TeamSlot; points: number },
  own: OwnVote | undefined,
): string {
  const points = { A: pool.teamA.points, B: pool.teamB.points };
  const earlier = own ? { team: own.slot, points: own.points } : null;
  return possiblePayout(points, stake, earlier).toLocaleString('en');
}

interface TeamChoiceProps {
  match: VotingMatch;
  value: TeamSlot | null;
  onChange: (team: TeamSlot) => void;
}

function TeamChoice({ match, value, onChange }: TeamChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.chooseTeam}</legend>
      {(['A', 'B'] as const).map((slot) => {
        const team = slot === 'A' ? match.teamA : match.teamB;
        return (
          <label key={slot} className={styles.option} data-chosen={value === slot || undefined}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === slot}
              onChange={() => onChange(slot)}
            />
            <TeamLogo team={team} size={20} plain />
            <TeamName team={team} shorten />
          </label>
        );
      })}
    </fieldset>
  );
}
