import { FullScene } from '../packages/FullScene';
import { useKit } from '../packages/kit-context';

/** A scene that has nothing to show yet says so. */
export function EmptyScene({ title, children }: { title: string; children: string }) {
  const { Empty } = useKit();
  return (
    <FullScene title={title}>
      <Empty>{children}</Empty>
    </FullScene>
  );
}
