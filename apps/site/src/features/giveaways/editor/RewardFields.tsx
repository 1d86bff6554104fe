import { IconPlus, IconX } from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { type DraftProblems, newReward, type RewardDraft } from './giveaway-draft';
import styles from './RewardFields.module.css';

interface RewardFieldsProps {
  rewards: readonly RewardDraft[];
  problems: DraftProblems;
  isFixed: boolean;
  onChange: (rewards: readonly RewardDraft[]) => void;
}

const MOST_REWARDS = 50;

/** In the order in which they are dealt. */
export function RewardFields({ rewards, problems, isFixed, onChange }: RewardFieldsProps) {
  const nextKey = Math.max(...rewards.map(({ key }) => key)) + 1;
  const change = (key: number, part: Partial<RewardDraft>) =>
    onChange(rewards.map((each) => (each.key === key ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.rewards} disabled={isFixed}>
      <legend className={styles.legend}>{texts.rewards}</legend>
      {rewards.map(({ key, name, count, value }, index) => (
        <div key={key} className={styles.reward}>
          <TextInput
            label={interpolate(texts.rewardName, { number: index + 1 })}
            maxLength={100}
            error={problems[`name ${key}`]}
            value={name}
            onChange={(text) => change(key, { name: text })}
          />
          <NumberInput
            label={texts.rewardCount}
            min={1}
            max={1_000}
            error={problems[`count ${key}`]}
            value={count}
            onChange={(number) => change(key, { count: number })}
          />
          <NumberInput
            label={texts.rewardValue}
            min={0}
            max={1_000_000}
            step={0.01}
            value={value}
            onChange={(dollars) => change(key, { value: dollars })}
          />
          <IconButton
            label={interpolate(texts.removeReward, { number: index + 1 })}
            icon={<IconX stroke={1.75} />}
            className={styles.remove}
            disabled={isFixed || rewards.length === 1}
            onClick={() => onChange(rewards.filter((each) => each.key !== key))}
          />
        </div>
      ))}
      {!isFixed && rewards.length < MOST_REWARDS && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => onChange([...rewards, newReward(nextKey)])}
          >
            {texts.addReward}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
