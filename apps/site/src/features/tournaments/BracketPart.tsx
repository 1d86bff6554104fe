import type { BracketStage } from '@mes/client/bracket';
import { satisfies } from '@mes/domain/permissions/permissions';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { Section } from '../../components/layout/Section';
import { interpolate } from '../../interpolate';
import { FORMAT_LABELS } from '../brackets/labels';
import { Odds } from '../brackets/Odds';
import { StageBracket } from '../brackets/StageBracket';
import { useResultEntry } from '../brackets/use-result-entry';
import { EmbedCode } from './EmbedCode';
import type { ShownTournament } from './shown-tournament';
import * as texts from './texts';

/** All stages with a bracket, the last one first, as it is the most interesting. */
export function BracketPart({ tournament }: { tournament: ShownTournament }) {
  const stages = bracketStages(tournament);
  return (
    <>
      {stages.map((stage) => (
        <BracketSection key={stage.index} stage={stage} tournament={tournament} />
      ))}
      <Odds odds={tournament.bracket?.odds ?? []} />
      <EmbedCode tournament={tournament} />
    </>
  );
}

interface BracketSectionProps {
  stage: BracketStage;
  tournament: ShownTournament;
}

/** With a toggle for staff: while it is on, a click on a match opens its result form. */
export function BracketSection({ stage, tournament }: BracketSectionProps) {
  const isStaff = satisfies(usePermissions(), 'Moderator');
  const [isEntering, setIsEntering] = useState(false);
  const enterResult = useResultEntry(skinFor(tournament));
  return (
    <Section
      title={stage.name}
      more={interpolate(texts.localTimes, { format: FORMAT_LABELS[stage.format] })}
    >
      <StageBracket
        stage={stage}
        onMatch={isStaff && isEntering ? enterResult : undefined}
        tools={
          isStaff && (
            <Button
              variant={isEntering ? 'primary' : 'ghost'}
              size="sm"
              aria-pressed={isEntering}
              icon={<IconPencil stroke={1.75} aria-hidden="true" />}
              onClick={() => setIsEntering((before) => !before)}
            >
              {texts.enterResults}
            </Button>
          )
        }
      />
    </Section>
  );
}

/** Without round robin and Swiss stages, whose matches are not a tree. */
export function bracketStages({ bracket }: ShownTournament): BracketStage[] {
  const stages = bracket?.stages ?? [];
  return stages
    .filter(
      ({ rounds, format }) => rounds.length > 0 && format !== 'round_robin' && format !== 'swiss',
    )
    .toReversed();
}
