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
import styles from './CasterPlayer.module.css';

interface CasterPlayerProps {
  player: CasterTeam['players'][number];
  side: 'A' | 'B';
}

/** A player with how the name is said, the figures and what may be told. */
export function CasterPlayer({ player, side }: CasterPlayerProps) {
  const { id, name, photo, pronunciation, facts, totals, country } = player;
  const setPronunciation = useWrite('stream', 'setPronunciation');
  const setFacts = useWrite('players', 'setFacts', { invalidates: ['stream'] });

  async function editPronunciation(): Promise<void> {
    const said = await ask({
      title: `How is ${name} said?`,
      label: 'Pronunciation',
      initial: pronunciation,
      hint: 'As an English speaker would read it: NO-vah',
      maxLength: 80,
      optional: true,
      confirmLabel: 'Save pronunciation',
    });
    if (said !== null)
      await tried(() => setPronunciation.mutateAsync({ player: id, pronunciation: said }));
  }

  async function editFacts(): Promise<void> {
    const told = await ask({
      title: `Facts about ${name}`,
      label: 'Facts',
      initial: facts,
      multiline: true,
      maxLength: 10_000,
      optional: true,
      confirmLabel: 'Save facts',
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
          aria-label={`Pronunciation of ${name}`}
          onClick={() => void editPronunciation()}
        >
          Say
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Facts about ${name}`}
          onClick={() => void editFacts()}
        >
          Facts
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
  if (maps === 0) return 'No maps yet';
  return [
    rating === null ? null : `Rating ${rating.toFixed(2)}`,
    deaths === 0 ? null : `K/D ${(kills / deaths).toFixed(2)}`,
    maps === 1 ? '1 map' : `${maps} maps`,
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
