import type { Pickem } from '@mes/contract/pickem-schemas';
import type { PredictedMatch, PredictedOrder, Prediction } from '@mes/domain/pickem/prediction';
import { useMemo } from 'react';
import { Section } from '../../components/layout/Section';
import { interpolate } from '../../interpolate';
import { BracketPicks } from './BracketPicks';
import { OrderPicks } from './OrderPicks';
import type { Marks } from './predicted-rounds';
import * as texts from './texts';

interface PickSheetProps {
  pickem: Pickem;
  prediction: Prediction;
  marks: Marks;
  /** Null where the picks can only be looked at. */
  onPick: ((question: string, teams: readonly string[]) => void) | null;
}

/** All stages of a tournament as somebody predicts them. */
export function PickSheet({ pickem, prediction, marks, onPick }: PickSheetProps) {
  const { stages, teams } = pickem;
  const byId = useMemo(() => new Map(teams.map((team) => [team.id, team])), [teams]);
  return stages.map((stage, index) => {
    const own = prediction.questions.filter((question) => question.stage === index);
    const common = { stageName: stage.name, teams: byId, marks, onPick };
    const matches = own.filter((question): question is PredictedMatch => question.kind === 'match');
    const orders = own.filter((question): question is PredictedOrder => question.kind === 'order');
    const answered = own.filter(({ isAnswered }) => isAnswered).length;
    return (
      <Section
        // biome-ignore lint/suspicious/noArrayIndexKey: stages are known by their index
        key={index}
        title={stage.name}
        more={interpolate(texts.progress, { answered, total: own.length })}
      >
        {matches.length > 0 && <BracketPicks questions={matches} {...common} />}
        {orders.length > 0 && <OrderPicks questions={orders} {...common} />}
      </Section>
    );
  });
}
