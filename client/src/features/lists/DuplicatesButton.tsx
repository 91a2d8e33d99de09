import { useNavigate } from '../../lib/router/hooks';
import { duplicates } from '../../components/places';
import { HeaderButton } from '../../components/HeaderButton';
import { useScreen } from '../../lib/useScreen';

/** Where the navigation lies along the bottom and has no room for it: the way to the duplicates. */
export function DuplicatesButton() {
  const navigate = useNavigate();
  const isPhone = useScreen('(max-width: 599px)');
  const { label, path, Icon } = duplicates;
  if (!isPhone) return null;
  return (
    <HeaderButton
      label={label}
      icon={<Icon size={18} stroke={1.5} />}
      variant="default"
      onClick={() => void navigate(path)}
    />
  );
}
