import { countryLabel } from '@stemma/shared/reference/countries';
import { flagUrl } from './flagUrl';

/** A country's flag, by alpha-2 code or English name; nothing where the country is not known. `width` in pixels. */
export function Flag({ country, width = 18 }: { country: string; width?: number }) {
  const url = flagUrl(country);
  if (!url) return null;
  const name = countryLabel(country);
  return (
    <img
      src={url}
      alt={name}
      title={name}
      width={width}
      height={Math.round((width * 2) / 3)}
      loading="lazy"
      style={{ flex: 'none', borderRadius: 2, outline: '1px solid rgba(23, 33, 43, 0.12)', outlineOffset: -1 }}
    />
  );
}
