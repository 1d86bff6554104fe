import { errorText } from '@mes/client/error-text';
import type { CasterTeam } from '@mes/contract/stream-desk';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useWrite } from '../../../api/use-call';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { ask } from '../../../components/dialogs/dialogs';
import { Flag } from '../../../components/pictures/Flag';
import { PlayerPhoto } from '../../../components/pictures/PlayerPhoto';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './CasterPlayer.module.css';

interface CasterPlayerProps {
  player: CasterTeam['players'][number];
  side: 'A' | 'B';
}

/** A player with the pronunciation of the name, figures and facts to mention. */
export function CasterPlayer({ player, side }: CasterPlayerProps) {
  const { id, name, photo, pronunciation, facts, totals, country } = player;
  const setPronunciation = useWrite('stream', 'setPronunciation');
  const setFacts = useWrite('players', 'setFacts', { invalidates: ['stream'] });

  async function editPronunciation(): Promise<void> {
    const said = await ask({
      title: interpolate(texts.pronunciationTitle, { name }),
      label: texts.pronunciation,
      initial: pronunciation,
      hint: texts.pronunciationHint,
      maxLength: 80,
      optional: true,
      confirmLabel: texts.savePronunciation,
    });
    if (said !== null)
      await tried(() => setPronunciation.mutateAsync({ player: id, pronunciation: said }));
  }

  async function editFacts(): Promise<void> {
    const told = await ask({
      title: interpolate(texts.factsAbout, { name }),
      label: texts.facts,
      initial: facts,
      multiline: true,
      maxLength: 10_000,
      optional: true,
      confirmLabel: texts.saveFacts,
    });
    if (told !== null) await tried(() => setFacts.mutateAsync({ target_id: id, facts: told }));
  }

  return (
    <li className={styles.player}>
      <PlayerPhoto
        name={name}
        photo={photo}
        size={44}
        side={side === 'A' ? 'coalition' : 'breach'}
      />
      <div className={styles.who}>
        <p className={styles.line}>
          <AppLink to={`/players/${id}`} className={styles.name}>
            {name}
          </AppLink>
          {pronunciation && <span className={styles.said}>{pronunciation}</span>}
          {country && <Flag country={country} />}
        </p>
        <p className={styles.figures}>{figuresOf(totals)}</p>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconSpeakerphone size={16} stroke={1.75} />}
          aria-label={interpolate(texts.pronunciationOf, { name })}
          onClick={() => void editPronunciation()}
        >
          {texts.say}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={interpolate(texts.factsAbout, { name })}
          onClick={() => void editFacts()}
        >
          {texts.facts}
        </Button>
      </div>
    </li>
  );
}

function figuresOf({
  rating,
  kills,
  deaths,
  maps,
}: CasterTeam['players'][number]['totals']): string {
  if (maps === 0) return texts.noMapsYet;
  return [
    rating === null ? null : interpolate(texts.ratingIs, { rating: rating.toFixed(2) }),
    deaths === 0 ? null : interpolate(texts.killsPerDeath, { ratio: (kills / deaths).toFixed(2) }),
    maps === 1 ? texts.oneMap : interpolate(texts.mapCount, { maps }),
  ]
    .filter(Boolean)
    .join(', ');
}

async function tried(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    notify({ message: errorText(error), kind: 'danger' });
  }
}
