import type { ClusterKind } from '@mes/domain/abuse/clusters';

export const CLUSTER_KIND_LABELS: Record<ClusterKind, string> = {
  device: 'Same browser',
  address: 'Same address',
  timing: 'Same second',
};
