import { IconChevronDown } from '@tabler/icons-react';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from '../../router/RouterProvider';
import styles from './Collapsible.module.css';

interface Group {
  open: string | null;
  setOpen: (id: string | null) => void;
}

const GroupContext = createContext<Group | null>(null);

/** Keeps at most one section inside open. */
export function CollapsibleGroup({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null);
  return <GroupContext value={{ open, setOpen }}>{children}</GroupContext>;
}

export interface CollapsibleProps {
  /** A URL with this hash opens the section. */
  id: string;
  title: ReactNode;
  /** A short text on the right, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Collapsible({ id, title, aside, children }: CollapsibleProps) {
  const own = useState<string | null>(null);
  const group = use(GroupContext) ?? { open: own[0], setOpen: own[1] };
  const { setOpen } = group;
  const open = group.open === id;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);

  const { hash, key } = useLocation();
  const openFromHash = useEffectEvent(() => {
    if (hash === '' || decodeHash(hash.slice(1)) !== id) return;
    setOpen(id);
    section.current?.scrollIntoView({ block: 'start' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is the same hash followed again
  useEffect(() => openFromHash(), [hash, key]);

  return (
    <section ref={section} id={id} className={styles.section} aria-labelledby={titleId}>
      <h3 className={styles.head}>
        <button
          type="button"
          id={titleId}
          className={styles.button}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(open ? null : id)}
        >
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
          <IconChevronDown className={styles.mark} size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </h3>
      <div id={`${id}-content`} className={styles.content} inert={!open}>
        <div className={styles.inner}>
          <div className={styles.pad}>{children}</div>
        </div>
      </div>
    </section>
  );
}

/** A hash typed by hand may contain an invalid escape. */
function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
