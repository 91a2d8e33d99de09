/** Stands for a stylesheet, an image or a file's address where no bundler is. */
export default 'asset';
