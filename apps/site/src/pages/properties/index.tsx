import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { PropertyList } from '../../features/properties/PropertyList';

export default function PropertiesPage() {
  return (
    <RestrictedPage title="Properties" to="Admin">
      <PropertyList />
    </RestrictedPage>
  );
}
