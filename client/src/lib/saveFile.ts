/** Saves a file on the person's machine; what no file system takes in a name is left out of it. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\p{C}\\/:*?"<>|]/gu, '_');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
