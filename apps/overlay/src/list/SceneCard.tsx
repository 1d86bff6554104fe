import { useEffect, useRef, useState } from 'react';
import styles from './SceneListPage.module.css';

interface SceneCardProps {
  group: string;
  scene: string;
  name: string;
}

const COPIED_MS = 2_000;

export function SceneCard({ group, scene, name }: SceneCardProps) {
  const address = `${location.origin}/app/streaming/${group}/${scene}`;
  return (
    <li className={styles.card}>
      <Preview address={address} name={name} />
      <div className={styles.line}>
        <a href={address}>{name}</a>
        <CopyButton address={address} />
      </div>
      <code className={styles.address}>{address}</code>
    </li>
  );
}

/** The scene itself, as long as it is in sight: each is a page with connections of its own. */
function Preview({ address, name }: { address: string; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.preview}>
      {isSeen && <iframe src={address} title={`Preview of ${name}`} tabIndex={-1} />}
    </div>
  );
}

function CopyButton({ address }: { address: string }) {
  const [said, say] = useState('Copy link');
  useEffect(() => {
    if (said === 'Copy link') return;
    const timer = setTimeout(() => say('Copy link'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      say('Copied');
    } catch {
      // Browsers have no clipboard for pages without a certificate.
      say('Copy it from below');
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {said}
    </button>
  );
}
