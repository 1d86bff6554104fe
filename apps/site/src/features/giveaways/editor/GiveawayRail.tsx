import type { Giveaway } from '@mes/contract/giveaways';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { PicturePicker } from '../../../components/pictures/PicturePicker';
import { CopyBox } from '../../../components/text/CopyBox';
import { GiveawayCard } from '../GiveawayCard';
import { GiveawayPicture } from '../GiveawayPicture';
import * as texts from '../texts';
import styles from './GiveawayRail.module.css';
import type { GiveawayFormState } from './use-giveaway-form';

interface GiveawayRailProps {
  form: GiveawayFormState;
  giveaway: Giveaway | null;
}

/** The aspect ratio of cards and link previews. */
const PICTURE = { width: 1_280, height: 720 };

/** The picture, the card as visitors see it, and the address of the overlay. */
export function GiveawayRail({ form, giveaway }: GiveawayRailProps) {
  const { draft, choosePicture, removePicture } = form;
  const { chosen, filename } = draft.picture;
  const [pickers, setPickers] = useState(0);
  // One that is chosen is shown by the picker, and here once it is saved.
  const url = filename === null ? null : (giveaway?.picture?.url ?? null);
  const shown = {
    ...{ id: giveaway?.id ?? '', state: giveaway?.state ?? 'planned', entered: false },
    ...{ entries: giveaway?.entries ?? 0, winners: giveaway?.winners ?? [] },
    title: draft.title || texts.untitled,
    picture: url === null ? null : { url },
    rewards: draft.rewards.map(({ name, count }) => ({ name, count: count ?? 1 })),
    opensAt: draft.opensAt ?? 0,
    closesAt: draft.closesAt ?? 0,
    drawnAt: giveaway?.drawnAt ?? null,
  } as const;
  return (
    <div className={styles.rail}>
      <Section title={texts.preview}>
        <div inert>
          <GiveawayCard giveaway={shown} />
        </div>
      </Section>
      <Panel pad className={styles.panel}>
        <PicturePicker
          // Resets the picker once the chosen picture is saved or removed.
          key={`${pickers} ${giveaway?.picture?.url}`}
          label={texts.picture}
          size={PICTURE}
          current={giveaway?.picture && <GiveawayPicture giveaway={shown} />}
          onChange={choosePicture}
        />
        {(chosen || url !== null) && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setPickers((before) => before + 1);
                removePicture();
              }}
            >
              {texts.removePicture}
            </Button>
          </div>
        )}
      </Panel>
      {giveaway && (
        <Panel pad className={styles.panel}>
          <CopyBox label={texts.overlayAddress} text={overlayAddress(giveaway)} />
          <p className={styles.hint}>{texts.overlayHint}</p>
        </Panel>
      )}
    </div>
  );
}

/** The code stands after the #: browsers do not send it, so that it is in no log. */
function overlayAddress({ id, code }: Giveaway): string {
  return `${location.origin}/app/streaming/general/giveaway/${id}#code=${code}`;
}
