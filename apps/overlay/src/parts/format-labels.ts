/** How a tournament is played, in a few words for each stage. */
import type { StreamTournament } from '@mes/contract/stream';
import type { Stage } from '@mes/contract/tournament-schemas';
import type { BestOf } from '@mes/domain/series/best-of';
import { finalBestOf } from '@mes/domain/tournament/model/final';
import type { StageLabels } from '../models/tournament';
import { counted } from './labels';

const FORMATS: Readonly<Record<Stage['format'], string>> = {
  single_elimination: 'Single elimination',
  double_elimination: 'Double elimination',
  round_robin: 'Round robin',
  gsl: 'GSL groups',
  swiss: 'Swiss system',
};

/** Teams can still come in: their number is not that of the tournament. */
export function isStillOpen({ state }: Pick<StreamTournament, 'state'>): boolean {
  return state === 'announced' || state === 'signup_open';
}

export function stageLabels(stage: Stage, stages: readonly Stage[]): StageLabels {
  return {
    name: stage.name,
    format: FORMATS[stage.format],
    lines: [...detailsOf(stage), formatLine(stage), ...advanceLines(stage, stages)],
  };
}

function detailsOf(stage: Stage): string[] {
  switch (stage.format) {
    case 'round_robin':
      return [
        stage.groups === 1 ? 'Everyone meets everyone' : counted(stage.groups, 'group'),
        ...(stage.legs === 2 ? ['Each pair meets twice'] : []),
      ];
    case 'gsl':
      return [counted(stage.groups, 'group')];
    case 'swiss':
      return stage.target.kind === 'rounds'
        ? [counted(stage.target.rounds, 'round')]
        : [
            `${counted(stage.target.wins, 'win')} to advance`,
            `${counted(stage.target.losses, 'loss', 'losses')} and out`,
          ];
    case 'single_elimination':
      return stage.thirdPlaceMatch ? ['Match for third place'] : [];
    case 'double_elimination':
      return stage.grandFinalReset ? ['Grand final can be reset'] : [];
  }
}

/** Best of 3, final best of 5. */
function formatLine(stage: Stage): string {
  const usual = `Best of ${stage.bestOf}`;
  const last = finalBestOf(stage);
  return last === null ? usual : `${usual}, ${finalLabel(last)}`;
}

const finalLabel = (bestOf: BestOf): string => `final best of ${bestOf}`;

function advanceLines({ advances }: Stage, stages: readonly Stage[]): string[] {
  return advances.map(({ from, to, stage, into }) => {
    const places =
      from === to ? `Place ${from}` : from === 1 ? `Top ${to}` : `Places ${from} to ${to}`;
    const name = stages[stage]?.name ?? 'the next stage';
    return `${places} to ${name}${into ? `, ${into} bracket` : ''}`;
  });
}
