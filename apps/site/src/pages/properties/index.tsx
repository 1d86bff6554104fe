import { PropertyList } from '../../features/properties/PropertyList';

export default function PropertiesPage() {
  return <PropertyList />;
}
