import type { UploadFaultCode } from '@stemma/shared/messages/uploads';

const SHOWN = /^image\/(?:png|jpeg|gif|webp|bmp)$/;

/** Reads the size of a picture before it is sent (SPEC §5); what browsers do not show is not looked at. Null where nothing is wrong. */
export async function pictureFault(file: File): Promise<UploadFaultCode | null> {
  if (!SHOWN.test(file.type)) return null;
  const url = URL.createObjectURL(file);
  const picture = new Image();
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve;
      picture.onerror = reject;
      picture.src = url;
    });
    return picture.naturalWidth > 0 && picture.naturalHeight > 0 ? null : 'parsing image size';
  } catch {
    return 'image parsing';
  } finally {
    URL.revokeObjectURL(url);
  }
}
