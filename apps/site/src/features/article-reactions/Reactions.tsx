import { REACTIONS, type Reaction, type ReactionCounts } from '@mes/domain/articles/reactions';
import { IconFlame, IconMoodSad, IconSparkles, IconThumbUp } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { showError } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { REACTION_LABELS } from './labels';
import styles from './Reactions.module.css';
import * as texts from './texts';
import { useReact } from './use-react';

const ICONS = { like: IconThumbUp, fire: IconFlame, surprise: IconSparkles, sad: IconMoodSad };

interface ReactionsProps {
  articleId: string;
  /** Undefined until they are read. */
  counts: ReactionCounts | undefined;
}

/** One reaction for each reader; pressing it again takes it back. */
export function Reactions({ articleId, counts }: ReactionsProps) {
  const isSignedIn = useAccount() !== null;
  const navigate = useNavigate();
  const own = useCall('articleReactions', 'own', { id: articleId }, { enabled: isSignedIn });
  const react = useReact(articleId);
  const chosen = isSignedIn ? (own.data?.reaction ?? null) : null;

  const press = (reaction: Reaction) => {
    // The sign-in returns to this page.
    if (!isSignedIn) void navigate('/dashboard');
    else react(reaction === chosen ? null : reaction).catch(showError);
  };

  return (
    <fieldset className={styles.reactions} aria-label={texts.reactions}>
      {REACTIONS.map((reaction) => {
        const Icon = ICONS[reaction];
        const label = REACTION_LABELS[reaction];
        const count = counts?.[reaction] ?? 0;
        return (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-pressed={reaction === chosen}
            aria-label={interpolate(texts.withCount, { label, count })}
            onClick={() => press(reaction)}
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {label}
            {count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
