import type { BracketStage } from '@mes/contract/brackets';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { Section } from '../../components/layout/Section';
import { FORMAT_LABELS } from '../brackets/labels';
import { Odds } from '../brackets/Odds';
import { StageBracket } from '../brackets/StageBracket';
import { useResultEntry } from '../brackets/use-result-entry';
import { EmbedCode } from './EmbedCode';

/** Every stage that is a bracket, the last one first: it is what people come for. */
export function BracketPart({ tournament }: { tournament: WebsiteTournament }) {
  const stages = drawnStages(tournament);
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
  tournament: WebsiteTournament;
  corner?: ReactNode;
}

/** With a switch for staff: while it is on, pressing a match enters its result. */
export function BracketSection({ stage, tournament, corner }: BracketSectionProps) {
  const isStaff = satisfies(usePermissions(), 'Moderator');
  const [entering, setEntering] = useState(false);
  const enterResult = useResultEntry(skinFor(tournament));
  return (
    <Section title={stage.name} more={`${FORMAT_LABELS[stage.format]}, all times local`}>
      <StageBracket
        stage={stage}
        corner={corner}
        onMatch={isStaff && entering ? enterResult : undefined}
        tools={
          isStaff && (
            <Button
              variant={entering ? 'primary' : 'ghost'}
              size="sm"
              aria-pressed={entering}
              icon={<IconPencil stroke={1.75} aria-hidden="true" />}
              onClick={() => setEntering((before) => !before)}
            >
              Enter results
            </Button>
          )
        }
      />
    </Section>
  );
}

/** Groups where everyone meets everyone are tables, not brackets. */
export function drawnStages({ bracket }: WebsiteTournament): BracketStage[] {
  const stages = bracket?.stages ?? [];
  return stages
    .filter(({ rounds, format }) => rounds.length > 0 && format !== 'round_robin')
    .toReversed();
}
