/** What a file holds as a `data:` URL. Throws where it cannot be read. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const failed = () => reject(new Error('The file could not be read.'));
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : failed());
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
