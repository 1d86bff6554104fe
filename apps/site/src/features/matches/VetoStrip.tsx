import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { DECIDER, LEFT_OUT, PICK, VETO_SEQUENCES } from '@mes/domain/veto/formats';
import { Section } from '../../components/layout/Section';
import { SLOT_LABELS } from './labels';
import * as texts from './texts';
import { type VetoCell, VetoCells, vetoCells } from './VetoCells';

/** The slots of the veto; without a veto the maps of the series in order of play. */
export function VetoStrip({ match }: { match: WebsiteMatch }) {
  const cells = match.veto ? vetoCells(match.veto, match.maps) : mapCells(match);
  if (cells.length === 0) return null;
  return (
    <Section
      title={match.veto ? texts.mapVeto : texts.maps}
      more={match.veto ? <span>{sequenceOf(match)}</span> : undefined}
    >
      <VetoCells cells={cells} match={match} />
    </Section>
  );
}

function mapCells({ maps }: WebsiteMatch): VetoCell[] {
  return maps.map((played) => ({
    code: played.pickedBy === null ? DECIDER : PICK,
    map: played.map,
    by: played.pickedBy,
    automatic: false,
    sideA: played.startingSideA,
    played,
  }));
}

/** `Ban, ban, pick, pick, ban, ban, decider` */
function sequenceOf({ vetoFormat }: WebsiteMatch): string {
  const text = VETO_SEQUENCES[vetoFormat]
    .filter((code) => code !== LEFT_OUT)
    .map((code) => SLOT_LABELS[code].step)
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
