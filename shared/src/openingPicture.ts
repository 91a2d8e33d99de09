/** The id of the picture of a chart that stands in the page of a share link until the client has drawn it. */
export const OPENING_PICTURE_ID = 'opening-picture';
