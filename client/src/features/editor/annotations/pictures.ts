import { decorationValues } from '@stemma/shared/chart/decoration';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { addNode } from '../../../chart/model/commands';
import { newPicture } from '../../../chart/model/decor';
import { selectionOf } from '../../../chart/model/selection';
import { notify, notifyWhile } from '../../../components/notify';
import { callApi } from '../../../lib/callApi';
import { newKey } from '../../../lib/newKey';
import { bearer, CallFailed, SERVER_TROUBLE } from '../../../lib/send';
import type { Editor } from '../editor';
import { freePlaceFor } from './freePlace';
import { t } from '@stemma/shared/language/translate';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/bmp,image/avif';

interface StoredPicture {
  fullPath: string;
  width: number;
  height: number;
}

/** Asks for a picture on the person's machine and puts it on the chart. */
export function choosePicture(editor: Editor): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = TYPES;
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) void addPicture(editor, file);
  };
  input.click();
}

/** Keeps a picture with the chart and puts it there, as one undoable edit, with what it shows selected. */
export async function addPicture(editor: Editor, file: File): Promise<void> {
  if (file.size > limits.chartImageBytesMax) return notify('Error', messages.files.pictureTooLarge, 5000);
  try {
    const { fullPath, width, height } = await notifyWhile(
      t('The picture is being sent…'),
      sendPicture(editor.session.key, file),
    );
    const key = newKey();
    const name = file.name.replace(/\.[a-z0-9]{1,5}$/i, '');
    const picture = newPicture(key, { name, source: fullPath, width, height });
    const size = decorationValues(picture);
    const place = freePlaceFor(editor, { width: Number(size.pictureWidth), height: Number(size.pictureHeight) });
    editor.session.run(addNode({ ...picture, ...place }));
    editor.session.select(selectionOf([key]));
    editor.canvas.current?.camera.reveal(key);
  } catch (error) {
    notify('Error', error instanceof CallFailed ? error.message : SERVER_TROUBLE, 5000);
  }
}

/** The bytes of a picture on a chart, for the signed-in user. Throws CallFailed. */
export async function fetchPicture(fullPath: string): Promise<Blob> {
  const form = new FormData();
  form.set('fullPath', fullPath);
  return (await post('files/getChartImage', form)).blob();
}

async function sendPicture(chartKey: string, file: File): Promise<StoredPicture> {
  const form = new FormData();
  form.set('fileKey', newKey());
  form.set('entityId', chartKey);
  form.set('file', file);
  return (await post('files/uploadChartImage', form)).json() as Promise<StoredPicture>;
}

function post(path: string, body: FormData): Promise<Response> {
  return callApi(path, { method: 'POST', headers: bearer(), body });
}
