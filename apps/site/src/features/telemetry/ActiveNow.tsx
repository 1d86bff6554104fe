import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keyOf } from '../../api/use-call';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Figures } from './Figures';
import { formatCount } from './format';
import * as texts from './texts';

const REFRESH_MS = 15_000;

/** Who is on the site and in the queue; read again while the page is open. */
export function ActiveNow() {
  const counts = useQuery({
    queryKey: keyOf('telemetry', 'activeNow', {}),
    queryFn: ({ signal }) => api.telemetry.activeNow({}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Section title={texts.now}>
      <Loaded query={counts} skeleton={<SkeletonRows rows={1} height={92} />}>
        {({ active, queue }) => (
          <Figures
            figures={[
              { label: texts.activeNow, value: active, format: formatCount },
              { label: texts.waiting, value: queue.waiting, format: formatCount },
              { label: texts.reserved, value: queue.reserved, format: formatCount },
              { label: texts.admitted, value: queue.admitted, format: formatCount },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
