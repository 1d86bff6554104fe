import type { InGameModel, ScoreBug, Sponsor } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { useEvent } from '../../kit-context';
import { MapPicture } from '../../MapPicture';
import { Name } from '../parts/Name';
import { Sign } from '../parts/Sign';
import { duelColours } from '../parts/tones';
import styles from './InGame.module.css';
import { Bug } from './InGameBug';
import { Cameras } from './InGameCameras';
import { Casters, Strap } from './InGameLower';

/** Columns hang from the top edge and stand on the floor; nothing covers the middle of the picture. */
export default function InGame(model: InGameModel) {
  const { bestOf, bug, cameras, strap, casters, sponsor } = model;
  const colours = duelColours(bug?.A?.team.name ?? null, bug?.B?.team.name ?? null);
  const hasCameras = cameras !== null && cameras.A.length + cameras.B.length > 0;
  return (
    <>
      {hasCameras && (
        <Cameras cameras={cameras} colours={colours} shown={strap?.player.id ?? null} />
      )}
      {!hasCameras && bug?.map && <MapChip map={bug.map} bestOf={bestOf} />}
      {!hasCameras && <EventChip />}
      {bug && <Bug bug={bug} colours={colours} hasMap={hasCameras} />}
      {!hasCameras && casters.length > 0 && <Casters casters={casters} />}
      {strap && (
        <Strap strap={strap} colour={colourOf(strap.team, bug, colours)} isInner={hasCameras} />
      )}
      {sponsor && <SponsorPlate sponsor={sponsor} isInner={hasCameras} />}
    </>
  );
}

/** The strap names its team; one that does not play has the colour of the league. */
function colourOf(
  team: string,
  bug: ScoreBug | null,
  colours: Readonly<Record<'A' | 'B', string>>,
): string | null {
  const isOf = (slot: 'A' | 'B') =>
    bug?.[slot]?.team.name === team || bug?.[slot]?.team.displayName === team;
  if (isOf('A')) return colours.A;
  return isOf('B') ? colours.B : null;
}

interface MapChipProps {
  map: { readonly name: string; readonly number: number };
  bestOf: number | null;
}

function MapChip({ map: { name, number }, bestOf }: MapChipProps) {
  return (
    <div className={`${styles.chip} ${styles.map} lg-drop`} data-bleed>
      <MapPicture map={name} className={styles.art} />
      <p>{bestOf === null ? `Map ${number}` : `Map ${number} of ${bestOf}`}</p>
      <Name width={228} size={46} delay={600}>
        {name}
      </Name>
    </div>
  );
}

function EventChip() {
  const event = useEvent();
  return (
    <div className={`${styles.chip} ${styles.event} lg-drop`} data-bleed>
      <Sign className={styles.sign} />
      <Name width={172} height={70} size={37} lines={2} delay={600}>
        {event.name}
      </Name>
    </div>
  );
}

function SponsorPlate({ sponsor, isInner }: { sponsor: Sponsor; isInner: boolean }) {
  return (
    <div className={`${styles.sponsor} lg-rise`} data-inner={isInner || undefined}>
      <span>Presented by</span>
      {sponsor.picture ? (
        <img src={sponsor.picture} alt={sponsor.name} />
      ) : (
        <Fit className={`${styles.sponsorName} lg-tight`}>{sponsor.name}</Fit>
      )}
    </div>
  );
}
