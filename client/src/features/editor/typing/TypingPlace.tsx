import { useUi } from '../editor';
import { CardTypingField } from './CardTypingField';
import { LinkTypingField } from './LinkTypingField';

/** What is typed on the chart itself: a card where it will stand, or a link's roles at its label. */
export function TypingPlace() {
  const typing = useUi((state) => state.typing);
  if (!typing) return null;
  return typing.kind === 'card' ? (
    <CardTypingField typing={typing} />
  ) : (
    <LinkTypingField key={typing.key} typing={typing} />
  );
}
