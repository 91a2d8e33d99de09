import type { ReadyPicture } from '../../documents/picture/chartPicture';
import { readyPicture } from '../../documents/picture/chartPicture';
import type { ReportPicture } from './report';

/** The picture of a report, ready to be drawn; undefined where nothing stands on the chart. */
export function drawnPicture(picture: ReportPicture, asOf: string): Promise<ReadyPicture | undefined> {
  return readyPicture(picture.drawn, picture.pictures, asOf, picture);
}
