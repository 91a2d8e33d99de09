import { useEffect, useState } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { isoToday } from '@stemma/shared/dates';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { chartSvg } from '@stemma/diagram/export/svg/svg';
import { withType } from '@stemma/diagram/export/svg/svgType';
import { paletteOf } from '@stemma/diagram/paint/palette';
import { Scene } from '@stemma/diagram/scene/scene';
import { sceneSetters } from '@stemma/diagram/scene/sceneSetters';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import { t } from '@stemma/shared/language/translate';
import { exportTheme } from '../../../chart/canvas/exportTheme';
import { createMeasure, fontsReady } from '../../../chart/canvas/fonts';
import { typeFile } from '../../../chart/canvas/typeFile';
import { PREVIEW_CHART } from './previewChart';
import classes from './Styles.module.css';

/** A small chart as a style draws it on the ground of the page. */
export function StylePreview({ style }: { style: ChartStyleLook }) {
  const [url, setUrl] = useState<string | null>(null);
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    let isWanted = true;
    void drawnBy(style, scheme).then((svg) => isWanted && setUrl(`data:image/svg+xml,${encodeURIComponent(svg)}`));
    return () => {
      isWanted = false;
    };
  }, [style, scheme]);
  return <div className={classes.preview}>{url && <img src={url} alt={t('A chart in this style')} />}</div>;
}

async function drawnBy(style: ChartStyleLook, scheme: 'light' | 'dark'): Promise<string> {
  await fontsReady('', style.font);
  const links = [...PREVIEW_CHART.links.values()];
  const scene = new Scene(
    sceneSetters({ measure: createMeasure(style.font), day: isoToday(), style, links, wholeNames: true }),
  );
  scene.update(PREVIEW_CHART);
  const bounds = wholeBounds(scene) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const theme = await exportTheme(scene, () => Promise.reject(new Error('No pictures here.')), scheme);
  const ground = scheme === 'light' ? '#ffffff' : paletteOf(scheme).canvas;
  return withType(chartSvg(scene, { bounds, title: null, legend: false, ground }, theme), style.font, typeFile);
}
