import { z } from 'zod';

/** What a chart (d) is drawn by: the key of its style or of its organization's, and the style itself where the organization made it. */
export const STYLE_OF_CHART = `COLLECT {
  OPTIONAL MATCH (org:Organization {key: d.organizationKey})
  WITH coalesce(d.styleKey, org.styleKey) AS styleKey
  OPTIONAL MATCH (s:ChartStyle {key: styleKey, organizationKey: d.organizationKey})
  RETURN {key: styleKey, name: s.name, look: s.look} }[0]`;
/** The key of it alone, for whoever reads it often. */
export const STYLE_KEY_OF_CHART =
  'coalesce(d.styleKey, COLLECT { MATCH (org:Organization {key: d.organizationKey}) RETURN org.styleKey }[0])';
export const styleCell = z
  .object({ key: z.string().nullable(), name: z.string().nullable(), look: z.string().nullable() })
  .nullable();
export type StyleCell = z.infer<typeof styleCell>;
