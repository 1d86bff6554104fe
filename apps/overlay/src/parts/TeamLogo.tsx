import { Emblem, type Logo } from '@mes/ui/Emblem.tsx';

interface TeamLogoProps {
  team: { readonly name: string; readonly logo: Logo | null };
  size: number;
  className?: string;
}

export function TeamLogo({ team, size, className }: TeamLogoProps) {
  return (
    <Emblem name={team.name} logo={team.logo} size={size} loading="eager" className={className} />
  );
}
