import { t } from '../language/translate';
/**
 * A share in percent as people read it: at most two decimals; what is not quite nothing or not quite all does not read 0 or 100:
 * "<0.01 %", ">99.99 %".
 */
export function formatShare(percent: number): string {
  return `${shareDigits(percent)} %`;
}

/** The number of `formatShare` without its sign. */
export function shareDigits(percent: number): string {
  const value = Math.abs(percent) < 1e-9 ? 0 : Math.abs(percent - 100) < 1e-9 ? 100 : percent;
  const rounded = Math.round((value + Number.EPSILON) * 100) / 100;
  if (rounded === 0 && value > 0) return '<0.01';
  if (rounded === 100 && value < 100) return '>99.99';
  return String(rounded);
}

/** A total share by its bounds: "27 %", "more than 25 %", "25 to 50 %", "at most 60 %". */
export function formatBounds({
  total,
  upper,
  moreThan,
  isTight = true,
}: {
  total: number;
  upper: number;
  moreThan: boolean;
  isTight?: boolean;
}): string {
  const isRange = upper - total > 0.005;
  if (!isRange) return moreThan ? t('more than {share}', { share: formatShare(total) }) : formatShare(total);
  const most = formatShare(upper);
  if (!isTight) {
    const values = { least: formatShare(total), most };
    return moreThan ? t('more than {least}, at most {most}', values) : t('{least}, at most {most}', values);
  }
  const values = { least: shareDigits(total), most };
  return moreThan ? t('more than {least} to {most}', values) : t('{least} to {most}', values);
}

/** "≥ 25 %" or "> 25 %". */
export function formatThreshold({ percent, inclusive }: { percent: number; inclusive: boolean }): string {
  return `${inclusive ? '≥' : '>'} ${formatShare(percent)}`;
}
