import {
  IconDownload,
  IconLogout,
  IconMenu2,
  IconPlayerPlayFilled,
  IconSearch,
  IconSun,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { Button, type ButtonVariant } from '../../../components/Button';
import { IconButton } from '../../../components/IconButton';
import { Specimen } from '../Specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'ghost', 'quiet', 'onair', 'danger'];

export function Buttons() {
  return (
    <>
      <Specimen name="Variants">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Sizes">
        <Button size="sm">Small</Button>
        <Button>Middle</Button>
        <Button size="lg">Large</Button>
      </Specimen>
      <Specimen name="With icon, as link">
        <Button variant="onair" icon={<IconPlayerPlayFilled />}>
          Watch stream
        </Button>
        <Button variant="ghost" icon={<IconDownload stroke={1.75} />}>
          Export results
        </Button>
        <Button variant="danger" icon={<IconTrash stroke={1.75} />}>
          Disband team
        </Button>
        <Button to="/dashboard" variant="ghost">
          Open dashboard
        </Button>
      </Specimen>
      <Specimen name="Loading">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} loading>
            Update roster
          </Button>
        ))}
      </Specimen>
      <Specimen name="Disabled">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Update roster
          </Button>
        ))}
      </Specimen>
      <Specimen name="Full width" flow="stack">
        <Button full>Close map</Button>
      </Specimen>
      <Specimen name="Icon buttons">
        <IconButton label="Search" icon={<IconSearch stroke={1.75} />} />
        <IconButton label="Theme" icon={<IconSun stroke={1.75} />} />
        <IconButton label="Sign out" icon={<IconLogout stroke={1.75} />} />
        <IconButton label="Menu" icon={<IconMenu2 stroke={1.75} />} disabled />
        <IconButton label="Close" size="sm" icon={<IconX stroke={1.75} />} />
        <IconButton label="Home" to="/" icon={<IconX stroke={1.75} />} />
      </Specimen>
    </>
  );
}
