import { IconPlus } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { Button } from '../../components/Button';
import { searchPlayer } from '../../components/dialogs/dialogs';
import { EmptyRow } from '../../components/states/EmptyRow';
import { useUrlParams } from '../../use-url-params';
import { ProfileCard } from './ProfileCard';
import styles from './ProfileCards.module.css';
import * as texts from './texts';

const MAX_CARDS = 6;
const PARAMETER = 'players';

/** The cards of the players named in the URL; by default the card of the visitor. */
export function ProfileCards() {
  const account = useAccount();
  const [params, setParams] = useUrlParams();
  const namedIds = params.get(PARAMETER)?.split(',').filter(Boolean) ?? [];
  const shownIds = namedIds.length > 0 ? namedIds.slice(0, MAX_CARDS) : account ? [account.id] : [];
  const show = (ids: readonly string[]) =>
    setParams(new URLSearchParams(ids.length > 0 ? { [PARAMETER]: ids.join(',') } : {}));

  const add = async () => {
    const found = await searchPlayer({ title: texts.addPlayer, confirmLabel: texts.addPlayer });
    if (found && !shownIds.includes(found.ID)) show([...shownIds, found.ID]);
  };

  return (
    <>
      <Button
        variant="ghost"
        disabled={shownIds.length >= MAX_CARDS}
        icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        className={styles.add}
        onClick={() => void add()}
      >
        {texts.addPlayer}
      </Button>
      {shownIds.length === 0 ? (
        <EmptyRow>{texts.noCards}</EmptyRow>
      ) : (
        <ul className={styles.cards}>
          {shownIds.map((id) => (
            <li key={id}>
              <ProfileCard
                id={id}
                onRemove={() => show(shownIds.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
