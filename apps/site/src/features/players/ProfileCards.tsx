import { IconPlus } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { Button } from '../../components/Button';
import { searchPlayer } from '../../components/dialogs/dialogs';
import { EmptyRow } from '../../components/states/EmptyRow';
import { useUrlParams } from '../../use-url-params';
import { ProfileCard } from './ProfileCard';
import styles from './ProfileCards.module.css';

const MOST = 6;
const PARAMETER = 'players';

/** The cards of the players that the address names; without any, the visitor's own. */
export function ProfileCards() {
  const account = useAccount();
  const [address, setAddress] = useUrlParams();
  const named = address.get(PARAMETER)?.split(',').filter(Boolean) ?? [];
  const shown = named.length > 0 ? named.slice(0, MOST) : account ? [account.id] : [];
  const show = (ids: readonly string[]) =>
    setAddress(new URLSearchParams(ids.length > 0 ? { [PARAMETER]: ids.join(',') } : {}));

  const add = async () => {
    const found = await searchPlayer({ title: 'Add player', confirmLabel: 'Add player' });
    if (found && !shown.includes(found.ID)) show([...shown, found.ID]);
  };

  return (
    <>
      <Button
        variant="ghost"
        disabled={shown.length >= MOST}
        icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        className={styles.add}
        onClick={() => void add()}
      >
        Add player
      </Button>
      {shown.length === 0 ? (
        <EmptyRow>Add a player to see their card.</EmptyRow>
      ) : (
        <ul className={styles.cards}>
          {shown.map((id) => (
            <li key={id}>
              <ProfileCard id={id} onRemove={() => show(shown.filter((other) => other !== id))} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
